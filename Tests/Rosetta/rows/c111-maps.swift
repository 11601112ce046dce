func f() { let a = ["x": 1, "y": 2]
  var b: [String: Int] = [:]
  var c = [Int: String]()
  b["k"] = 1; c[1] = "z"; use(a, b, c) }
