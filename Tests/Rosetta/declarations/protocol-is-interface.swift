protocol Greeter {
  func greet(name: String) -> String
}
