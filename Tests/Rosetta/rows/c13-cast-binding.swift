func area(_ s: Shape) -> Double {
  if let c = s as? Circle { return c.radius }
  return 0
}
