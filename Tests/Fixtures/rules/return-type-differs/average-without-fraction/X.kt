package com.example.courtside.statistics

/** Figures of one player. */
interface IStatistics {
    fun average(playerId: String): Int
    fun wins(playerId: String): Int
    fun rivals(playerId: String): List<String>
}

/** Kept for the last ten matches. */
data class MatchLog(
    val playerId: String,
    val results: List<Int>
) {
    fun latest(): Int? = results.firstOrNull()
}
