func headers() -> [String: String] { ["a": "b"] }
