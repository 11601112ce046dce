package cinema.redrow.seating

import kotlin.math.abs

data class Seat(val row: Int, val column: Int) {
    /** "1A" is the seat in the first row and the first column. */
    override fun toString(): String = "${row + 1}${'A' + column}"
}

data class SeatMap(
    val rows: Int,
    val columns: Int,
    /** There is an aisle to the right of each of these columns. */
    val aisles: Set<Int> = emptySet(),
    val taken: Set<Seat> = emptySet(),
) {
    init {
        require(rows > 0 && columns in 1..26)
    }

    val freeCount: Int get() = rows * columns - taken.count { it.exists }

    fun isFree(seat: Seat): Boolean = seat.exists && seat !in taken

    fun reserving(seats: List<Seat>): SeatMap? =
        if (seats.distinct().size == seats.size && seats.all(::isFree)) copy(taken = taken + seats)
        else null

    /** Neighbouring free seats without an aisle in between; rows near the middle come first. */
    fun bestBlock(size: Int): List<Seat>? {
        if (size !in 1..columns) return null
        return (0 until rows)
            .sortedBy { abs(2 * it - (rows - 1)) }
            .asSequence()
            .flatMap { row -> blocks(row, size) }
            .firstOrNull { block -> block.all(::isFree) }
    }

    private fun blocks(row: Int, size: Int): Sequence<List<Seat>> =
        (0 until columns)
            .asSequence()
            .map { Seat(row, it) }
            .windowed(size)
            .filter { block -> block.dropLast(1).none { it.column in aisles } }

    private val Seat.exists: Boolean
        get() = row in 0 until rows && column in 0 until columns
}
