class Label {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

func make() -> Label {
  return Label("hello")
}
