fun isValid(row: Int, column: Int): Boolean = row in 0 until rows && column in 0 until columns
