struct Range2 { let low: Int; let high: Int
  var length: Int { return high - low }
  var isEmpty: Bool { length == 0 } }
