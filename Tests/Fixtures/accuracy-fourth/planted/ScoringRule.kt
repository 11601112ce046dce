package arcade.pixelpop.scoring

data class Play(
    val hits: Int,
    val misses: Int,
    val secondsLeft: Int,
    val longestCombo: Int,
)

interface ScoringRule {
    val title: String

    fun basePoints(play: Play): Int

    fun bonus(play: Play): Int = if (play.misses == 0) 250 else 0

    fun total(play: Play): Int = (basePoints(play) + bonus(play)).coerceAtLeast(0)
}

object ClassicRule : ScoringRule {
    override val title = "Classic"

    override fun basePoints(play: Play) = play.hits * 100 - play.misses * 40
}

class BlitzRule(private val secondValue: Int) : ScoringRule {
    override val title = "Blitz"

    override fun basePoints(play: Play) = play.hits * 80

    override fun bonus(play: Play) = play.secondsLeft * secondValue
}

class Scoreboard(private val rules: List<ScoringRule>) {

    data class Row(val title: String, val points: Int)

    fun rows(play: Play): List<Row> = rules.map { Row(it.title, it.total(play)) }

    fun best(plays: List<Play>): Int? =
        plays.flatMap(::rows).maxOfOrNull(Row::points)

    /** Stars on the result screen: hit rate in thirds, combos of 20 or more add one. */
    fun stars(play: Play): Int {
        val shots = play.hits + play.misses
        if (shots <= 0) return 0
        val comboStar = if (play.longestCombo >= 20) 1 else 0
        return play.hits * 3 / shots + comboStar
    }
}
