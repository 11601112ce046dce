package com.example.sim.life

data class Cell(val row: Int, val column: Int) {
    val neighbors: List<Cell>
        get() = (-1..1)
            .flatMap { dr -> (-1..1).map { dc -> Cell(row + dr, column + dc) } }
            .filter { it != this }
}

class LifeGrid(val rows: Int, val columns: Int, alive: Set<Cell>) {
    val alive: Set<Cell> = alive
        .filter { it.row in 0 until rows && it.column in 0 until columns }
        .toSet()

    constructor(pattern: List<String>) : this(
        rows = pattern.size,
        columns = pattern.maxOfOrNull { it.length } ?: 0,
        alive = pattern.flatMapIndexed { row, line ->
            line.indices.filter { line[it] == '#' }.map { Cell(row, it) }
        }.toSet(),
    )

    fun next(): LifeGrid {
        val born = mutableSetOf<Cell>()
        for (row in 0 until rows) {
            for (column in 0 until columns) {
                val cell = Cell(row, column)
                val count = cell.neighbors.count { it in alive }
                if (count == 3 || (count == 2 && cell in alive)) {
                    born += cell
                }
            }
        }
        return LifeGrid(rows, columns, born)
    }

    fun advancedBy(generations: Int): LifeGrid {
        var grid = this
        repeat(generations) {
            val next = grid.next()
            if (next == grid) return grid
            grid = next
        }
        return grid
    }

    fun render(): String =
        (0 until rows).joinToString("\n") { row ->
            (0 until columns).joinToString("") { column ->
                if (Cell(row, column) in alive) "#" else "."
            }
        }

    override fun equals(other: Any?): Boolean =
        other is LifeGrid && rows == other.rows && columns == other.columns && alive == other.alive

    override fun hashCode(): Int = 31 * (31 * rows + columns) + alive.hashCode()
}
