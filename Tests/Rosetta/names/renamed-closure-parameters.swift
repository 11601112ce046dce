func sum(values: [[Int]]) -> [Int] {
  return values.map { row in row.reduce(0) { total, value in total * 2 + value } }
}
