package com.brickfall.social

import java.time.Instant
import kotlin.math.abs
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

data class ScoreEntry(
    val playerId: Long,
    val displayName: String,
    val score: Long,
    val achievedAt: Instant,
)

data class RankedScore(val rank: Int, val entry: ScoreEntry)

class Leaderboard {
    private val mutex = Mutex()
    private val best = mutableMapOf<Long, ScoreEntry>()

    /** Keeps the entry if it improves on the player's best score. */
    suspend fun submit(entry: ScoreEntry): Boolean = mutex.withLock {
        val current = best[entry.playerId]
        val accepted = current == null || entry improvesOn current
        if (accepted) best[entry.playerId] = entry
        accepted
    }

    suspend fun standings(): List<RankedScore> = mutex.withLock { rank() }

    /** The player's row with up to [radius] rows on either side. */
    suspend fun neighbours(playerId: Long, radius: Int): List<RankedScore> {
        val all = standings()
        val position = all.indexOfFirst { it.entry.playerId == playerId }
        if (position < 0) return emptyList()
        return all.filterIndexed { index, _ -> abs(index - position) <= radius }
    }

    suspend fun remove(playerId: Long): ScoreEntry? = mutex.withLock { best.remove(playerId) }

    private fun rank(): List<RankedScore> {
        val sorted = best.values.sortedWith(ORDER)
        val rankByScore = HashMap<Long, Int>()
        return sorted.mapIndexed { index, entry ->
            RankedScore(rankByScore.getOrPut(entry.score) { index + 1 }, entry)
        }
    }

    private infix fun ScoreEntry.improvesOn(current: ScoreEntry): Boolean =
        score > current.score || (score == current.score && achievedAt < current.achievedAt)

    private companion object {
        val ORDER: Comparator<ScoreEntry> =
            compareByDescending<ScoreEntry> { it.score }
                .thenBy { it.achievedAt }
                .thenBy { it.playerId }
    }
}
