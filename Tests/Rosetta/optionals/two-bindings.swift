func show(first: String?, last: String?) {
  if let first, let last {
    draw(first + last)
  }
}

func draw(_ text: String) {
}
