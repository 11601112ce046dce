func show(value: Any) {
  guard let text = value as? String else { return }
  draw(text)
}

func draw(_ text: String) {
}
