func each(names: [String?]) {
  names.forEach { candidate in
    guard let name = candidate else { return }
    draw(name)
  }
}

func draw(_ text: String) {
}
