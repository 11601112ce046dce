enum Shape {
  case dot
  case box(width: Int, height: Int)
}

func draw(shape: Shape) {
  switch shape {
  case .dot: stop()
  case .box(let height, let width): fill(width, height)
  }
}
