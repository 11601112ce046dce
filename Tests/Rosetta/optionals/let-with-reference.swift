func show(name: String?) {
  if let name {
    draw(name)
  }
}

func draw(_ text: String) {
}
