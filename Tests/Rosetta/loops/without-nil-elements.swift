func draw(names: [String?]) {
  for name in names.compactMap({ $0 }) {
    show(name)
  }
}

func show(_ text: String) {
}
