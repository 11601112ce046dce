package games.slidey.board

/** Row based sliding puzzle: equal neighbours merge, everything moves to one side. 0 is an empty cell. */
class TileBoard private constructor(val width: Int, private val cells: MutableList<Long>) {

    var score = 0L
        private set

    /** The cells as they are now, for the move history and for sharing. */
    fun snapshot(): List<Long> = cells

    fun place(value: Long, index: Int): Boolean {
        if (cells.getOrNull(index) != 0L) return false
        cells[index] = value
        return true
    }

    /** Returns false if nothing could move. */
    fun slideLeft(): Boolean {
        var moved = false
        for (start in cells.indices step width) {
            val row = List(width) { cells[start + it] }
            val merged = merge(row.filter { it != 0L })
            val padded = List(width) { merged.getOrElse(it) { 0L } }
            if (padded != row) {
                padded.forEachIndexed { offset, tile -> cells[start + offset] = tile }
                moved = true
            }
        }
        return moved
    }

    private fun merge(tiles: List<Long>): List<Long> {
        val result = mutableListOf<Long>()
        var index = 0
        while (index < tiles.size) {
            val tile = tiles[index]
            if (tile == tiles.getOrNull(index + 1)) {
                result += tile * 2
                score += tile * 2
                index += 2
            } else {
                result += tile
                index++
            }
        }
        return result
    }

    companion object {
        fun create(width: Int, cells: List<Long>): TileBoard? =
            if (width > 0 && cells.isNotEmpty() && cells.size % width == 0) {
                TileBoard(width, cells.toMutableList())
            } else {
                null
            }
    }
}
