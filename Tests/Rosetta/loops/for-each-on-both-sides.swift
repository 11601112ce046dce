func draw(names: [String]) {
  names.forEach { show($0) }
}

func show(_ text: String) {
}
