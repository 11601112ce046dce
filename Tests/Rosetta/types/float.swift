func scale(width: CGFloat, factor: Float) -> CGFloat {
  return width
}
