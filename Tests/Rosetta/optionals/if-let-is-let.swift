func show(name: String?) {
  if let name = name {
    draw(name)
  }
}

func draw(_ text: String) {
}
