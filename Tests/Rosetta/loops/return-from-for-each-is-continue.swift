func draw(counts: [Int]) {
  counts.forEach { count in
    if count < 0 {
      return
    }
    show(count)
  }
}

func show(_ count: Int) {
}
