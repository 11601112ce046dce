final class Dog: Animal, Runner, Barker {
  init() { super.init(legs: 4) }
  override func sound() -> String { "woof" }
}
