func page(rows: ClosedRange<Int>) -> Int {
  return rows.lowerBound
}
