func show(name: String?) {
  if let title = name {
    draw(title)
  }
}

func draw(_ text: String) {
}
