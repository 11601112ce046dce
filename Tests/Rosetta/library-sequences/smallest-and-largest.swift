func bounds(counts: [Int]) -> (Int?, Int?) {
  return (counts.min(), counts.max())
}
