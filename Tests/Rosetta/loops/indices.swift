func draw(names: [String]) {
  for index in names.indices {
    show(index)
  }
}

func show(_ index: Int) {
}
