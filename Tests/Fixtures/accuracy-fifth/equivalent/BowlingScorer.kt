package io.lanes.scoring

/** Scores a ten-pin game from the flat list of rolls. */
object BowlingScorer {

    data class InvalidRoll(val index: Int, val pins: Int) : IllegalArgumentException()

    private const val FRAME_COUNT = 10
    private const val ALL_PINS = 10

    /** One value per frame; `null` while the frame cannot be scored yet. */
    @Throws(InvalidRoll::class)
    fun frameScores(rolls: List<Int>): List<Int?> {
        rolls.forEachIndexed { index, pins ->
            if (pins !in 0..ALL_PINS) throw InvalidRoll(index, pins)
        }

        var cursor = 0
        return List(FRAME_COUNT) {
            val start = cursor
            val first = rolls.getOrNull(start)
            when (first) {
                null -> null
                ALL_PINS -> {
                    cursor += 1
                    rolls.sumOfNext(3, start)
                }
                else -> {
                    cursor += 2
                    val open = rolls.sumOfNext(2, start)
                    if (open == ALL_PINS) rolls.sumOfNext(3, start) else open
                }
            }
        }
    }

    /** Running total as shown on the lane monitor, frame by frame. */
    @Throws(InvalidRoll::class)
    fun runningTotals(rolls: List<Int>): List<Int> =
        frameScores(rolls)
            .takeWhile { it != null }
            .filterNotNull()
            .runningReduce(Int::plus)

    @Throws(InvalidRoll::class)
    fun isComplete(rolls: List<Int>): Boolean = frameScores(rolls).none { it == null }

    private fun List<Int>.sumOfNext(count: Int, start: Int): Int? =
        if (start + count <= size) subList(start, start + count).sum() else null
}
