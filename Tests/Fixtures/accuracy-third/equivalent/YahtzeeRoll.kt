package net.dicehall.yahtzee

sealed class ScoreCategory {
    data class Number(val face: Int) : ScoreCategory()
    data object ThreeOfAKind : ScoreCategory()
    data object FourOfAKind : ScoreCategory()
    data object FullHouse : ScoreCategory()
    data object SmallStraight : ScoreCategory()
    data object LargeStraight : ScoreCategory()
    data object Yahtzee : ScoreCategory()
    data object Chance : ScoreCategory()
}

class YahtzeeRoll private constructor(val dice: List<Int>) {

    private val counts = dice.groupingBy { it }.eachCount()
    private val highestCount = counts.values.max()
    private val sum = dice.sum()

    fun score(category: ScoreCategory): Int = when (category) {
        is ScoreCategory.Number -> dice.count { it == category.face } * category.face
        ScoreCategory.ThreeOfAKind -> sum.orZero(highestCount >= 3)
        ScoreCategory.FourOfAKind -> sum.orZero(highestCount >= 4)
        ScoreCategory.FullHouse -> 25.orZero(counts.values.toSet() == setOf(2, 3))
        ScoreCategory.SmallStraight -> 30.orZero(hasRun(4))
        ScoreCategory.LargeStraight -> 40.orZero(hasRun(5))
        ScoreCategory.Yahtzee -> 50.orZero(highestCount == 5)
        ScoreCategory.Chance -> sum
    }

    /** The first of the best categories in the given order. */
    fun best(categories: List<ScoreCategory>): ScoreCategory? = categories.maxByOrNull(::score)

    override fun equals(other: Any?) = other is YahtzeeRoll && other.dice == dice

    override fun hashCode() = dice.hashCode()

    private fun hasRun(length: Int): Boolean =
        dice.distinct().sorted().windowed(length).any { it.last() - it.first() == length - 1 }

    private fun Int.orZero(condition: Boolean) = if (condition) this else 0

    companion object {
        fun of(dice: List<Int>): YahtzeeRoll? =
            if (dice.size == 5 && dice.all { it in 1..6 }) YahtzeeRoll(dice.toList()) else null
    }
}

class ScoreCard private constructor(val upper: Map<Int, Int>) {

    constructor() : this(emptyMap())

    val upperTotal: Int
        get() = upper.values.sum().let { if (it >= BONUS_THRESHOLD) it + BONUS else it }

    fun entering(roll: YahtzeeRoll, face: Int): ScoreCard? {
        if (face !in 1..6 || face in upper) return null
        return ScoreCard(upper + (face to roll.score(ScoreCategory.Number(face))))
    }

    companion object {
        const val BONUS_THRESHOLD = 63
        const val BONUS = 35
    }
}
