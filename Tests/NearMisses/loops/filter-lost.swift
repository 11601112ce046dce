func draw(names: [String]) {
  for name in names where name != "" {
    show(name)
  }
}

func show(_ text: String) {
}
