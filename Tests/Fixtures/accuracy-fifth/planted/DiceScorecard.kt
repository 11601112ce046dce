package com.rollhouse.score

/** [face] is counted by the upper section, `null` for the lower section. */
enum class Category(val face: Int? = null) {
    ONES(1), TWOS(2), THREES(3), FOURS(4), FIVES(5), SIXES(6),
    THREE_OF_A_KIND, FOUR_OF_A_KIND, FULL_HOUSE,
    SMALL_STRAIGHT, LARGE_STRAIGHT, FIVE_OF_A_KIND, CHANCE
}

sealed class ScorecardError : Exception() {
    class InvalidDice : ScorecardError()
    class AlreadyScored(val category: Category) : ScorecardError()
}

class DiceScorecard private constructor(private val entries: Map<Category, Int>) {

    constructor() : this(emptyMap())

    operator fun get(category: Category): Int? = entries[category]

    val upperTotal: Int
        get() = entries.filterKeys { it.face != null }.values.sum()

    val bonus: Int
        get() = if (upperTotal >= UPPER_BONUS_THRESHOLD) UPPER_BONUS else 0

    val total: Int
        get() = entries.values.sum() + bonus

    val isComplete: Boolean
        get() = entries.size == Category.values().size

    fun scoring(dice: List<Int>, category: Category): DiceScorecard {
        if (dice.size != 5 || dice.any { it !in 1..6 }) throw ScorecardError.InvalidDice()
        if (category in entries) throw ScorecardError.AlreadyScored(category)
        return DiceScorecard(entries + (category to points(dice, category)))
    }

    companion object {
        private const val UPPER_BONUS_THRESHOLD = 63
        private const val UPPER_BONUS = 35

        fun points(dice: List<Int>, category: Category): Int {
            val groups = dice.groupingBy { it }.eachCount()
            val largest = groups.values.maxOrNull() ?: 0
            fun sumIf(condition: Boolean) = if (condition) dice.sum() else 0

            return when (category) {
                Category.ONES, Category.TWOS, Category.THREES,
                Category.FOURS, Category.FIVES, Category.SIXES ->
                    dice.filter { it == category.face }.sum()
                Category.THREE_OF_A_KIND -> sumIf(largest >= 3)
                Category.FOUR_OF_A_KIND -> sumIf(largest >= 4)
                Category.FULL_HOUSE -> if (groups.values.sorted() == listOf(2, 3)) 25 else 0
                Category.SMALL_STRAIGHT -> if (longestRun(dice) >= 4) 25 else 0
                Category.LARGE_STRAIGHT -> if (longestRun(dice) >= 5) 40 else 0
                Category.FIVE_OF_A_KIND -> if (largest == 5) 50 else 0
                Category.CHANCE -> dice.sum()
            }
        }

        private fun longestRun(dice: List<Int>): Int =
            (1..6)
                .runningFold(0) { run, face -> if (face in dice) run + 1 else 0 }
                .max()
    }
}
