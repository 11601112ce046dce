func range() -> (Int, Int, Int) {
  return (1, 2, 3)
}
