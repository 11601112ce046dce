data class Grid(val cells: List<Int>) {
    operator fun get(index: Int): Int {
        return cells[index]
    }
}
