func f(_ d: inout [String: Int], _ h: [String: String]?) { d["a"] = 1
  use(d["a"], h?["b"]) }
