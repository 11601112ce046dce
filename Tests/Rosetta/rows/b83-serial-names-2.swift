enum Kind: String, Codable { case small = "s", large = "l" }
