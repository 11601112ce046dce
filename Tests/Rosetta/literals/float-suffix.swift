func ratio() -> Float {
  return 0.5
}
