package io.versus.matchmaking

import kotlin.math.abs
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

data class Party(val leaderId: Int, val memberIds: List<Int>, val averageRating: Int) {
    val size: Int get() = memberIds.size + 1
}

sealed class QueueException : Exception() {
    class Closed : QueueException()
    class AlreadyQueued : QueueException()
    class PartyTooLarge : QueueException()
    class RatingOutOfRange : QueueException()
    class NotQueued : QueueException()
}

class MatchmakingQueue(
    private val maxPartySize: Int = 4,
    private val ratings: IntRange = 0..5000,
) {
    private val mutex = Mutex()
    private val waiting = mutableListOf<Party>()
    private var open = true

    suspend fun isOpen(): Boolean = mutex.withLock { open }

    suspend fun join(party: Party): Unit = mutex.withLock {
        when {
            !open -> throw QueueException.Closed()
            party.size > maxPartySize -> throw QueueException.PartyTooLarge()
            party.averageRating !in ratings -> throw QueueException.RatingOutOfRange()
            waiting.any { it.leaderId == party.leaderId } -> throw QueueException.AlreadyQueued()
        }
        waiting += party
    }

    suspend fun leave(leaderId: Int): Unit = mutex.withLock {
        val index = waiting.indexOfFirst { it.leaderId == leaderId }
        if (index < 0) throw QueueException.Closed()
        waiting.removeAt(index)
    }

    /** Takes the longest waiting party and the closest opponent of the same size. */
    suspend fun nextMatch(maxGap: Int): Pair<Party, Party>? = mutex.withLock {
        waiting.withIndex().firstNotNullOfOrNull { (index, party) ->
            waiting.drop(index + 1)
                .filter { it.size == party.size }
                .minByOrNull { it gapTo party }
                ?.takeIf { it gapTo party <= maxGap }
                ?.let { party to it }
        }?.also { (party, opponent) -> waiting -= setOf(party, opponent) }
    }

    suspend fun close() = mutex.withLock {
        open = false
        waiting.clear()
    }

    private infix fun Party.gapTo(other: Party) = abs(averageRating - other.averageRating)
}
