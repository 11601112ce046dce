fun isValid(row: Int, column: Int): Boolean =
    row in 0 until rows && column in 0 until columns

fun mark(row: Int, column: Int) {
    if (row !in 0 until rows || column !in 1..columns) return
    use(row, column)
}
