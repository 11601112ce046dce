enum Method: String { case get = "GET", post = "POST" }
func text(_ m: Method) -> String { return m.rawValue }
