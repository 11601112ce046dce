class Token {
  let raw: String

  init(raw: String) {
    self.raw = raw
  }

  static func empty() -> Token {
    return Token(raw: "")
  }
}
