func draw(names: [String]) {
  for name in names {
    show(name)
    flush()
  }
}

func show(_ text: String) {
}

func flush() {
}
