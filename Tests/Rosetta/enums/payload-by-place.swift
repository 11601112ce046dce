enum Shape {
  case dot
  case box(width: Int, height: Int)
}

func draw(shape: Shape) {
  switch shape {
  case .dot: stop()
  case .box(let w, let h): fill(w, h)
  }
}

func side(shape: Shape) -> Int {
  if case .box(let height, let width) = shape {
    return add(height, width)
  }
  return 0
}
