class Cart {
    var lines: List<Line> = emptyList()
        private set

    fun setQuantity(index: Int, line: Line, quantity: Int) {
        lines = lines.toMutableList().apply {
            if (quantity <= 0) {
                removeAt(index)
            } else {
                this[index] = line
            }
        }
        onChange(lines)
    }
}
