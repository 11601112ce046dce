class Token {
  let text: String

  init(text: String) {
    self.text = text
  }

  init?(scanned: String) {
    self.text = scanned
  }
}
