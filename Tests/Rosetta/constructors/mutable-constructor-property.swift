class Draft {
  var text: String

  init(text: String) {
    self.text = text
  }
}
