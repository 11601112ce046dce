func ratio() -> Double {
  return 0.5
}
