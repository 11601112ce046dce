package gg.rookery.rating

import kotlin.math.pow
import kotlin.math.round

data class RatedPlayer(
    val id: String,
    val rating: Int,
    val gamesPlayed: Int = 0,
) {
    val isProvisional: Boolean get() = gamesPlayed < 30
}

enum class MatchOutcome(val score: Double) {
    WIN(1.0),
    DRAW(0.5),
    LOSS(0.0);

    val reversed: MatchOutcome
        get() = when (this) {
            WIN -> LOSS
            DRAW -> DRAW
            LOSS -> WIN
        }
}

class EloCalculator(private val ratingFloor: Int = 100) {

    fun expectedScore(player: RatedPlayer, opponent: RatedPlayer): Double {
        val gap = opponent.rating - player.rating
        return 1 / (1 + 10.0.pow(gap / 400.0))
    }

    fun kFactor(player: RatedPlayer): Int = when {
        player.isProvisional -> 40
        player.rating >= 2400 -> 10
        else -> 20
    }

    /** Both players after the game; [outcome] is seen from the first player's side. */
    fun settle(
        first: RatedPlayer,
        second: RatedPlayer,
        outcome: MatchOutcome,
    ): Pair<RatedPlayer, RatedPlayer> =
        first.adjusted(second, outcome) to second.adjusted(first, outcome.reversed)

    private fun RatedPlayer.adjusted(opponent: RatedPlayer, outcome: MatchOutcome): RatedPlayer {
        val surprise = outcome.score - expectedScore(this, opponent)
        val delta = round(kFactor(this) * surprise).toInt()
        return copy(
            rating = (rating + delta).coerceAtLeast(ratingFloor),
            gamesPlayed = gamesPlayed + 1,
        )
    }
}
