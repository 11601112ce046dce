package com.example.club.results

import kotlin.math.max
import kotlin.math.min

data class SetScore(val home: Int, val away: Int) {
    val isComplete: Boolean
        get() {
            val high = max(home, away)
            val low = min(home, away)
            return (high == 6 && low <= 4) || (high == 7 && (low == 5 || low == 6))
        }
}

sealed class ReportException : Exception() {
    data class IncompleteSet(val index: Int) : ReportException()
    class NoWinner : ReportException()
    class AlreadyReported : ReportException()
}

class MatchResultReporter(private val api: ApiClient) {
    private val reported = mutableSetOf<String>()

    fun winner(sets: List<SetScore>): Side? {
        val homeSets = sets.count { it.home > it.away }
        val awaySets = sets.count { it.away > it.home }
        if (homeSets == 2) return Side.HOME
        if (awaySets == 2) return Side.AWAY
        return null
    }

    suspend fun report(matchId: String, sets: List<SetScore>) {
        if (matchId in reported) {
            throw ReportException.AlreadyReported()
        }
        val index = sets.indexOfFirst { !it.isComplete }
        if (index >= 0) {
            throw ReportException.IncompleteSet(index)
        }
        val winner = winner(sets) ?: throw ReportException.NoWinner()
        api.post(
            "v1/matches/$matchId/result",
            mapOf(
                "winner" to if (winner == Side.HOME) "home" else "away",
                "sets" to sets.joinToString(",") { "${it.home}:${it.away}" },
            ),
        )
        reported.add(matchId)
    }

    suspend fun withdraw(matchId: String, side: Side) {
        api.post(
            "v2/matches/$matchId/withdrawals",
            mapOf("side" to if (side == Side.HOME) "home" else "away"),
        )
        reported.add(matchId)
    }
}
