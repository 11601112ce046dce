func f(_ x: Int) -> [String: Any] { return ["a": x, "b": true] }
