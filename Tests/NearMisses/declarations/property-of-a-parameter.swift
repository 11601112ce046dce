class Query {
  var text: String = "a"

  func append(text: String) {
    self.text = text + "*"
  }
}
