func f() -> [String: Int] { var d: [String: Int] = [:]
  d["a"] = g()
  var n = 1
  n = n * 2
  d["n"] = n
  return d }
