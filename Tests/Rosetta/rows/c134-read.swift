func f(_ d: [String: Int], _ h: [String: String]?) { use(d["a"], h?["b"]) }
