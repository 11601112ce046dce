package com.fourinarow.core

enum class Disc(val symbol: Char) {
    RED('R'),
    YELLOW('Y');

    val opponent: Disc
        get() = if (this == RED) YELLOW else RED
}

sealed class MoveError : Exception() {
    data class ColumnOutOfRange(val column: Int) : MoveError()
    data class ColumnFull(val column: Int) : MoveError()
    object GameOver : MoveError()
}

class ConnectFourBoard private constructor(private val columns: List<List<Disc>>) {

    constructor() : this(List(COLUMN_COUNT) { emptyList<Disc>() })

    val isFull: Boolean
        get() = columns.all { it.size == ROW_COUNT }

    val winner: Disc?
        get() {
            columns.forEachIndexed { x, column ->
                column.forEachIndexed { y, disc ->
                    val connects = DIRECTIONS.any { (dx, dy) ->
                        (1 until WIN_LENGTH).all { disc(x + dx * it, y + dy * it) == disc }
                    }
                    if (connects) return disc
                }
            }
            return null
        }

    fun disc(column: Int, row: Int): Disc? = columns.getOrNull(column)?.getOrNull(row)

    fun dropping(disc: Disc, column: Int): ConnectFourBoard {
        val target = columns.getOrNull(column) ?: throw MoveError.ColumnOutOfRange(column)
        if (winner != null) throw MoveError.GameOver
        if (target.size >= ROW_COUNT) throw MoveError.ColumnFull(column)

        return ConnectFourBoard(
            columns.mapIndexed { index, discs -> if (index == column) discs + disc else discs }
        )
    }

    override fun equals(other: Any?): Boolean = other is ConnectFourBoard && other.columns == columns

    override fun hashCode(): Int = columns.hashCode()

    override fun toString(): String =
        (ROW_COUNT - 1 downTo 0).joinToString("\n") { row ->
            (0 until COLUMN_COUNT).joinToString("") { (disc(it, row)?.symbol ?: '.').toString() }
        }

    companion object {
        const val COLUMN_COUNT = 7
        const val ROW_COUNT = 6
        private const val WIN_LENGTH = 4
        private val DIRECTIONS = listOf(1 to 0, 0 to 1, 1 to 1, 1 to -1)
    }
}
