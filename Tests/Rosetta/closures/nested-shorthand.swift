func pairs(rows: [[Int]]) -> [[Int]] {
  return rows.map { row in row.map { $0 + row.count } }
}
