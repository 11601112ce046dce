class Base { func name() -> String { "base" } }
final class Leaf: Base, Named {
  override func name() -> String { return super.name() + "!" }
  func label() -> String { "leaf" }
}
protocol Named { func label() -> String }
