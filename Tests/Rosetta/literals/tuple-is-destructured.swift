func sum() -> Int {
  let (low, high) = range()
  return low + high
}

func range() -> (Int, Int) {
  return (1, 2)
}
