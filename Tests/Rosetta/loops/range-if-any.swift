func tidy(_ rows: Int, _ first: Int) {
  for row in 0..<max(0, rows) { clear(row) }
  for row in first..<max(rows, first) { fill(row) }
  for row in stride(from: 0, to: rows, by: 1) { paint(row) }
}
