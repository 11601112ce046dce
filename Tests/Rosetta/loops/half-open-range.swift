func draw(count: Int) {
  for index in 0..<count {
    show(index)
  }
}

func show(_ index: Int) {
}
