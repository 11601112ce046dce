func range() -> (Int, Int) {
  return (1, 2)
}
