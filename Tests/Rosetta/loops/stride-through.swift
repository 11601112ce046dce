func draw(count: Int) {
  for index in stride(from: count, through: 0, by: -1) {
    show(index)
  }
}

func show(_ index: Int) {
}
