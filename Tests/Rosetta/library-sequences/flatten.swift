func flat(rows: [[Int]]) -> [Int] {
  return rows.flatMap { $0 }
}
