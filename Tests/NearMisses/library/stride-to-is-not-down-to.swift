func draw() {
  for index in stride(from: 9, to: 0, by: -1) {
    show(index)
  }
}

func show(_ index: Int) {
}
