func headers() -> Dictionary<String, String> { return ["a": "b"] }
