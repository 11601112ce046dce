class Person {
  var name: String?

  init(name: String?) {
  }
}
