fun tidy(rows: Int, first: Int) {
  for (row in 0 until rows) clear(row)
  for (row in first until rows) fill(row)
  for (row in 0 until rows) paint(row)
}
