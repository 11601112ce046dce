func draw(counts: [Int]) {
  for count in counts {
    if count < 0 {
      break
    }
    show(count)
  }
}

func show(_ count: Int) {
}
