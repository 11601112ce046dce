package com.sweeper.board

data class Position(val row: Int, val column: Int)

sealed interface RevealResult {
    object Ignored : RevealResult
    data class Safe(val opened: Int) : RevealResult
    object Exploded : RevealResult
    object Won : RevealResult
}

class MinefieldBoard(val rows: Int, val columns: Int, mines: Set<Position>) {
    private val mines = mines.toSet()
    private val opened = hashSetOf<Position>()
    private val flags = hashSetOf<Position>()
    private var isExploded = false

    val isWon: Boolean get() = !isExploded && opened.size == rows * columns - mines.size
    val isOver: Boolean get() = isExploded || isWon
    val flagsLeft: Int get() = mines.size - flags.size

    fun toggleFlag(position: Position) {
        if (isOver || !isInside(position) || position in opened) return
        if (!flags.remove(position)) flags += position
    }

    fun reveal(position: Position): RevealResult {
        if (isOver || !isInside(position)) return RevealResult.Ignored
        if (position in opened) return RevealResult.Ignored

        if (position in mines) {
            isExploded = true
            return RevealResult.Exploded
        }

        val before = opened.size
        flood(position)
        return if (isWon) RevealResult.Won else RevealResult.Safe(opened.size - before)
    }

    fun adjacentMines(position: Position): Int = neighbours(position).count { it in mines }

    private fun flood(start: Position) {
        val queue = ArrayDeque(listOf(start))
        while (queue.isNotEmpty()) {
            val next = queue.removeLast()
            if (!opened.add(next)) continue
            flags -= next
            if (adjacentMines(next) == 0) queue += neighbours(next)
        }
    }

    private fun neighbours(position: Position): List<Position> = buildList {
        for (dr in -1..1) for (dc in -1..1) {
            val candidate = Position(position.row + dr, position.column + dc)
            if (candidate != position && isInside(candidate)) add(candidate)
        }
    }

    private fun isInside(position: Position): Boolean =
        position.row in 0 until rows && position.column in 0 until columns
}
