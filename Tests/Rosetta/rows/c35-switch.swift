enum Dir { case up, down, left }
func move(_ d: Dir) { switch d { case .up: y(1)
  case .down: y(-1)
  case .left: x(-1) } }
