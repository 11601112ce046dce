class Monitor {
  let name: String

  init(name: String) {
    self.name = name
    start()
  }

  func start() {
  }
}
