class Token(val text: String, val kind: Int)
