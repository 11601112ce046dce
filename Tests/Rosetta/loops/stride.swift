func draw(count: Int) {
  for index in stride(from: 0, to: count, by: 2) {
    show(index)
  }
}

func show(_ index: Int) {
}
