func f(_ x: Int) -> [String: Any] { var p: [String: Any] = [:]
  p["a"] = x
  p["b"] = true
  return p }
