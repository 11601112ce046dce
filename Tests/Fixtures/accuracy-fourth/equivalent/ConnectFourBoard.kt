package games.parlor.connectfour

enum class Disc {
    RED, YELLOW;

    val opponent: Disc
        get() = if (this == RED) YELLOW else RED
}

sealed class MoveException : IllegalStateException() {
    class GameOver : MoveException()
    class NoSuchColumn : MoveException()
    class ColumnFull : MoveException()
}

class ConnectFourBoard private constructor(
    private val stacks: List<List<Disc>>,
    val turn: Disc,
    val winner: Disc?,
) {
    constructor() : this(stacks = List(COLUMNS) { emptyList() }, turn = Disc.RED, winner = null)

    val isDraw: Boolean
        get() = winner == null && stacks.all { it.size == ROWS }

    val legalColumns: List<Int>
        get() = if (winner != null) emptyList() else stacks.indices.filter { stacks[it].size < ROWS }

    fun disc(column: Int, row: Int): Disc? = stacks.getOrNull(column)?.getOrNull(row)

    /** The position after the side to move drops a disc; this board is left as it is. */
    fun dropping(column: Int): ConnectFourBoard {
        if (winner != null || isDraw) throw MoveException.GameOver()
        val stack = stacks.getOrNull(column) ?: throw MoveException.NoSuchColumn()
        if (stack.size >= ROWS) throw MoveException.ColumnFull()

        val next = stacks.mapIndexed { index, discs -> if (index == column) discs + turn else discs }
        val candidate = ConnectFourBoard(next, turn.opponent, winner = null)
        return if (candidate.hasLine(column, row = stack.size, color = turn)) {
            ConnectFourBoard(next, turn.opponent, winner = turn)
        } else {
            candidate
        }
    }

    private fun hasLine(column: Int, row: Int, color: Disc): Boolean {
        fun run(dx: Int, dy: Int) =
            (1..3).takeWhile { disc(column + it * dx, row + it * dy) == color }.size

        return AXES.any { (dx, dy) -> run(dx, dy) + run(-dx, -dy) + 1 >= 4 }
    }

    companion object {
        const val COLUMNS = 7
        const val ROWS = 6

        private val AXES = listOf(1 to 0, 0 to 1, 1 to 1, 1 to -1)
    }
}
