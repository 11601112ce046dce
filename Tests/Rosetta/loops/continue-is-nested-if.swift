func draw(counts: [Int]) {
  for count in counts {
    guard count > 3 else { continue }
    show(count)
  }
}

func show(_ count: Int) {
}
