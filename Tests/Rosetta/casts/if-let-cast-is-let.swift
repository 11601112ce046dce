func show(value: Any) {
  if let text = value as? String {
    draw(text)
  }
}

func draw(_ text: String) {
}
