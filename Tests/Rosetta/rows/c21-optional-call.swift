final class Knob { var onTurn: ((Int) -> Void)?
  func turn() { onTurn?(1) } }
