func draw(names: [Int]) {
  for (index, name) in names.enumerated() {
    show(name, index)
  }
}

func show(_ first: Int, _ second: Int) {
}
