package com.northpine.game.leaderboard

import com.northpine.core.serialization.InstantSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import java.time.Instant
import kotlin.math.max
import kotlin.math.min

@Serializable
data class LeaderboardEntry(
    @SerialName("player_id") val playerId: String,
    @SerialName("display_name") val displayName: String,
    val score: Int,
    @Serializable(with = InstantSerializer::class)
    @SerialName("achieved_at") val achievedAt: Instant,
)

data class RankedEntry(val rank: Int, val entry: LeaderboardEntry, val isCurrentPlayer: Boolean)

/** Competition ranking: equal scores share a rank and leave a gap. Earlier results are listed first. */
class Leaderboard(entries: List<LeaderboardEntry>, currentPlayerId: String?) {

    private val ranked: List<RankedEntry>

    init {
        val sorted = entries
            .groupBy { it.playerId }
            .map { (_, attempts) -> attempts.minWith(PRECEDENCE) }
            .sortedWith(PRECEDENCE)
        val result = ArrayList<RankedEntry>(sorted.size)
        sorted.forEachIndexed { index, entry ->
            val rank = result.lastOrNull()?.takeIf { it.entry.score == entry.score }?.rank ?: (index + 1)
            result += RankedEntry(rank, entry, isCurrentPlayer = entry.playerId == currentPlayerId)
        }
        ranked = result
    }

    fun top(count: Int): List<RankedEntry> = ranked.take(count)

    val currentPlayer: RankedEntry?
        get() = ranked.firstOrNull { it.isCurrentPlayer }

    /** The current player with up to [radius] neighbours on each side. */
    fun neighbourhood(radius: Int = 2): List<RankedEntry> {
        val index = ranked.indexOfFirst { it.isCurrentPlayer }
        if (index < 0) return emptyList()
        val lower = max(0, index - radius)
        val upper = min(ranked.lastIndex, index + radius)
        return ranked.subList(lower, upper + 1)
    }

    private companion object {
        val PRECEDENCE: Comparator<LeaderboardEntry> =
            compareByDescending<LeaderboardEntry> { it.score }
                .thenBy { it.achievedAt }
                .thenBy { it.playerId }
    }
}
