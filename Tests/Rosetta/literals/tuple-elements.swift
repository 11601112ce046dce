func sum() -> Int {
  let range = bounds()
  return range.0 + range.1
}

func bounds() -> (Int, Int) {
  return (1, 2)
}
