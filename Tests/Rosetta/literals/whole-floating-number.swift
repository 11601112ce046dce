func ratio() -> Double {
  return 2
}
