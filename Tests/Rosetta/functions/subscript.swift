struct Grid {
  let cells: [Int]

  subscript(index: Int) -> Int {
    return cells[index]
  }
}
