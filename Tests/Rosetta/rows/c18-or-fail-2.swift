func need(_ x: Int?) -> Int { guard let x else { fatalError("none") }
  return x }
