struct St { let a: Int; let b: Int
  func next() -> St { St(a: 1, b: b) } }
