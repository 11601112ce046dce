func draw(names: [String?]) {
  for candidate in names {
    guard let name = candidate else { continue }
    show(name)
  }
}

func show(_ text: String) {
}
