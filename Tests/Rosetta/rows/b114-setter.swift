final class Meter2 { private(set) var value: Int = 0
  func add() { value += 1 } }
