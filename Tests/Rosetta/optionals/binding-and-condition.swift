func show(name: String?, isVisible: Bool) {
  if let name, isVisible {
    draw(name)
  }
}

func draw(_ text: String) {
}
