final class Row { private var cells: [Int] = []
  subscript(index: Int) -> Int { return cells[index] } }
