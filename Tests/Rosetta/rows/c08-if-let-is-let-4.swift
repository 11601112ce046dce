func paint(_ s: Shape) {
  if let color = s.color { fill(color)
    mark(color) }
}
