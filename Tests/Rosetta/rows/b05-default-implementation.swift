protocol Greeter {
  var name: String { get }
  func greet() -> String
}
extension Greeter {
  func greet() -> String { return "Hello \(name)" }
  func shout() -> String { return greet().uppercased() }
}
