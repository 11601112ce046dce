func show(name: String?) {
  if let name {
    draw(name)
    draw("!")
  }
}

func draw(_ text: String) {
}
