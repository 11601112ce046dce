package io.lumen.app.data.leaderboard

import javax.inject.Inject
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.firstOrNull
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.mapNotNull
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class LeaderboardEntry(
    val rank: Int,
    @SerialName("player_id") val playerId: String,
    val score: Long,
)

@Serializable
data class LeaderboardPage(
    val entries: List<LeaderboardEntry>,
    val cursor: String? = null,
)

interface LeaderboardSource {
    fun entries(board: String, limit: Int = Int.MAX_VALUE): Flow<List<LeaderboardEntry>>
    suspend fun entry(playerId: String, board: String): LeaderboardEntry?
}

class LeaderboardSourceImpl @Inject constructor(
    private val api: LeaderboardApi,
) : LeaderboardSource {

    /** Pages are requested one at a time, when the consumer asks for them. */
    override fun entries(board: String, limit: Int): Flow<List<LeaderboardEntry>> = flow {
        var cursor: String? = null
        var remaining = limit
        while (remaining > 0) {
            val page = api.page(board, cursor, size = minOf(PAGE_SIZE, remaining))
            val entries = page.entries.take(remaining)
            if (entries.isNotEmpty()) {
                emit(entries)
            }
            remaining -= entries.size
            cursor = page.cursor?.takeIf { it.isNotEmpty() } ?: break
        }
    }

    override suspend fun entry(playerId: String, board: String): LeaderboardEntry? =
        entries(board, limit = 1000)
            .mapNotNull { page -> page.find { it.playerId == playerId } }
            .firstOrNull()

    companion object {
        const val PAGE_SIZE = 100
    }
}
