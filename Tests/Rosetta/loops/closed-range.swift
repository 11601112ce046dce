func draw(count: Int) {
  for index in 1...count {
    show(index)
  }
}

func show(_ index: Int) {
}
