func find(rows: [[Int]]) {
  outer: for row in rows {
    for cell in row {
      if cell < 0 {
        continue outer
      }
      show(cell)
    }
  }
}

func show(_ cell: Int) {
}
