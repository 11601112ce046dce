package com.example.club.ranking

data class LeaderboardEntry(
    val player: String,
    val wins: Int,
    val draws: Int,
    val losses: Int,
) {
    val played: Int get() = wins + draws + losses
    val points: Int get() = 3 * wins + draws
}

data class RankedEntry(val rank: Int, val entry: LeaderboardEntry)

class Leaderboard {
    private val byPlayer = HashMap<String, LeaderboardEntry>()

    fun record(home: String, away: String, homeScore: Int, awayScore: Int) {
        when {
            homeScore == awayScore -> {
                change(home) { it.copy(draws = it.draws + 1) }
                change(away) { it.copy(draws = it.draws + 1) }
            }
            else -> {
                val (winner, loser) = if (homeScore > awayScore) home to away else away to home
                change(winner) { it.copy(wins = it.wins + 1) }
                change(loser) { it.copy(losses = it.losses + 1) }
            }
        }
    }

    val entries: List<LeaderboardEntry>
        get() = byPlayer.values.sortedWith(
            compareByDescending(LeaderboardEntry::points)
                .thenByDescending(LeaderboardEntry::wins)
                .thenBy(LeaderboardEntry::player)
        )

    fun ranking(): List<RankedEntry> {
        val sorted = entries
        var rank = 0
        return sorted.mapIndexed { index, entry ->
            val previous = sorted.getOrNull(index - 1)
            val isTie = previous != null &&
                previous.points == entry.points &&
                previous.wins == entry.wins
            if (!isTie) rank = index + 1
            RankedEntry(rank, entry)
        }
    }

    fun rankOf(player: String): Int? =
        ranking().find { it.entry.player == player }?.rank

    private fun change(player: String, block: (LeaderboardEntry) -> LeaderboardEntry) {
        val current = byPlayer[player] ?: LeaderboardEntry(player, wins = 0, draws = 0, losses = 0)
        byPlayer[player] = block(current)
    }
}
