package com.skylane.seating

data class SeatPosition(val row: Int, val column: Char) : Comparable<SeatPosition> {

    override fun compareTo(other: SeatPosition): Int =
        compareValuesBy(this, other, SeatPosition::row, SeatPosition::column)

    override fun toString() = "$row$column"
}

sealed interface SeatStatus {
    data object Free : SeatStatus
    data object Occupied : SeatStatus
    data class Blocked(val reason: String) : SeatStatus
}

data class SeatMap(
    val rowCount: Int,
    val columns: List<Char>,
    private val statuses: Map<SeatPosition, SeatStatus> = emptyMap(),
) {
    init {
        require(rowCount > 0) { "A cabin needs at least one row" }
    }

    val freeSeats: List<SeatPosition>
        get() = (1..rowCount)
            .flatMap { row -> columns.map { SeatPosition(row, it) } }
            .filter(::isFree)

    operator fun contains(position: SeatPosition): Boolean =
        position.row in 1..rowCount && position.column in columns

    fun statusAt(position: SeatPosition): SeatStatus? =
        if (position in this) statuses[position] ?: SeatStatus.Free else null

    fun isFree(position: SeatPosition): Boolean = statusAt(position) == SeatStatus.Free

    /** Returns a changed copy; positions outside of the cabin leave the map as it is. */
    fun setting(status: SeatStatus, at: SeatPosition): SeatMap =
        if (at in this) copy(statuses = statuses + (at to status)) else this

    /** The first run of free seats side by side, front rows first. */
    fun firstBlock(size: Int): List<SeatPosition>? {
        if (size !in 1..columns.size) return null
        return (1..rowCount).asSequence()
            .flatMap { row ->
                columns.windowed(size).asSequence().map { window ->
                    window.map { SeatPosition(row, it) }
                }
            }
            .firstOrNull { block -> block.all(::isFree) }
    }
}
