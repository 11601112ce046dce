struct Opt { let a: Int?; let b: Int?
  func value() -> Int { return a ?? b ?? 0 } }
