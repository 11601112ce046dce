package aero.cabin.seats

data class Seat(val row: Int, val letter: Char) {

    enum class Position { WINDOW, MIDDLE, AISLE }

    val position: Position
        get() = when (letter) {
            'A', 'F' -> Position.WINDOW
            'B', 'E' -> Position.MIDDLE
            else -> Position.AISLE
        }

    override fun toString() = "$row$letter"

    companion object {
        fun parse(label: String): Seat? {
            val text = label.trim().uppercase()
            val letter = text.lastOrNull()?.takeIf { it in 'A'..'F' } ?: return null
            return text.dropLast(1)
                .takeIf { digits -> digits.all { it in '0'..'9' } }
                ?.toIntOrNull()
                ?.takeIf { it in 1..99 }
                ?.let { Seat(it, letter) }
        }
    }
}

class SeatMap(val rows: Int, val exitRows: Set<Int>, occupied: Set<Seat>) {

    private val taken = occupied.toMutableSet()
    val occupied: Set<Seat> get() = taken.toSet()

    fun isFree(seat: Seat): Boolean = seat.row in 1..rows && seat !in taken

    fun feeCents(seat: Seat): Int = when {
        seat.row in exitRows -> 3_500
        seat.row <= 5 -> 2_500
        seat.position == Seat.Position.MIDDLE -> 0
        else -> 1_200
    }

    /** First group of neighbouring free seats on one side of the aisle, front to back. */
    fun firstBlock(size: Int): List<Seat>? {
        if (size !in 1..3) return null
        return (1..rows).asSequence()
            .flatMap { row -> SIDES.asSequence().map { side -> side.map { Seat(row, it) } } }
            .flatMap { seats -> seats.windowed(size) }
            .firstOrNull { block -> block.all(::isFree) }
    }

    fun occupy(seat: Seat): Boolean = isFree(seat) && taken.add(seat)

    private companion object {
        val SIDES = listOf("ABC", "DEF")
    }
}
