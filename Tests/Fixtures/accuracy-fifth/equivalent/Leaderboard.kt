package gg.ladder.ranking

typealias Medal = String

data class Standing(val rank: Int, val playerId: Int, val score: Int)

/** Keeps the best score per player. Equal scores share a rank: 1, 2, 2, 4. */
class Leaderboard(best: Map<Int, Int> = emptyMap()) {

    private val best: Map<Int, Int> = best.toMap()

    fun recording(score: Int, playerId: Int): Leaderboard =
        merged(Leaderboard(mapOf(playerId to score)))

    fun merged(other: Leaderboard): Leaderboard {
        val combined = best.toMutableMap()
        for ((player, score) in other.best) {
            combined.merge(player, score, ::maxOf)
        }
        return Leaderboard(combined)
    }

    fun standings(limit: Int = 10): List<Standing> =
        best.entries
            .sortedWith(compareByDescending<Map.Entry<Int, Int>> { it.value }.thenBy { it.key })
            .take(limit)
            .map { (player, score) -> Standing(countAbove(score) + 1, player, score) }

    fun rank(playerId: Int): Int? = best[playerId]?.let { countAbove(it) + 1 }

    /** Share of the other players with a lower score, as whole percent. */
    fun percentile(playerId: Int): Int? {
        val own = best[playerId] ?: return null
        val others = best.size - 1
        return if (others == 0) 100 else best.values.count { it < own } * 100 / others
    }

    fun medal(playerId: Int): Medal? = when (rank(playerId)) {
        1 -> "🥇"
        2 -> "🥈"
        3 -> "🥉"
        else -> null
    }

    private fun countAbove(score: Int): Int = best.values.count { it > score }
}
