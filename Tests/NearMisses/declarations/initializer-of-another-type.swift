struct Person {
  let name: String?

  init(name: String) {
    self.name = name
  }
}
