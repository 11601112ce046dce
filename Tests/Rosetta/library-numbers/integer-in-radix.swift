func read(_ text: String) -> Int? { Int(text, radix: 16) }
