func isValid(_ row: Int, _ column: Int) -> Bool {
    row > 0 && row < rows && column >= 0 && column < columns
}
