func draw(names: [String]) {
  for name in names {
    show(name)
  }
}

func show(_ text: String) {
}
