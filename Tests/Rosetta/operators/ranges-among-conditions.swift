func isValid(_ row: Int, _ column: Int) -> Bool {
    row >= 0 && row < rows && column >= 0 && column < columns
}

func mark(_ row: Int, _ column: Int) {
    guard row >= 0, row < rows, column >= 1, column <= columns else { return }
    use(row, column)
}
