class Token(val text: String)
