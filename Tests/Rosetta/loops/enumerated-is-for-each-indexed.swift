func draw(names: [String]) {
  for (index, name) in names.enumerated() {
    show(index, name)
  }
}

func show(_ index: Int, _ text: String) {
}
