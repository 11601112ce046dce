func bounds(a: Int, b: Int) -> (Int, Int) {
  return (min(a, b), max(a, b))
}
