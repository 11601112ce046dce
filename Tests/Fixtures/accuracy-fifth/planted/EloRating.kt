package com.chesshall.rating

import kotlin.math.pow
import kotlin.math.roundToInt

enum class MatchOutcome(val points: Double) {
    WIN(1.0),
    DRAW(0.5),
    LOSS(0.0);

    val flipped: MatchOutcome
        get() = when (this) {
            WIN -> LOSS
            DRAW -> DRAW
            LOSS -> WIN
        }
}

data class PlayerRating(
    val value: Int = INITIAL,
    val gamesPlayed: Int = 0,
) {
    /** How strongly one game moves the rating. */
    val volatility: Double
        get() = when {
            gamesPlayed < 10 -> 45.0
            value >= 2000 -> 15.0
            else -> 25.0
        }

    fun expectedPoints(opponent: PlayerRating): Double =
        1 / (1 + 10.0.pow((opponent.value - value) / 400.0))

    fun delta(outcome: MatchOutcome, opponent: PlayerRating): Int {
        val change = volatility * (outcome.points - expectedPoints(opponent))
        return change.roundToInt()
    }

    fun updated(outcome: MatchOutcome, opponent: PlayerRating): PlayerRating = copy(
        value = (value + delta(outcome, opponent)).coerceAtLeast(FLOOR),
        gamesPlayed = gamesPlayed + 1,
    )

    companion object {
        const val INITIAL = 1200
        const val FLOOR = 100
    }
}

fun playMatch(
    first: PlayerRating,
    second: PlayerRating,
    outcomeForFirst: MatchOutcome,
): Pair<PlayerRating, PlayerRating> =
    first.updated(outcomeForFirst, second) to second.updated(outcomeForFirst.flipped, first)
