struct Person {
  let first: String

  var name: String {
    return first
  }
}
