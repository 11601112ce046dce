package com.acme.games.leaderboard

data class Player(val name: String, val points: Int)

data class RankedPlayer(
    val rank: Int,
    val player: Player,
    val medal: String?,
)

private val MEDALS = mapOf(1 to "gold", 2 to "silver", 3 to "bronze")

class LeaderboardRanker {

    fun rank(players: List<Player>): List<RankedPlayer> {
        val ordered = players.sortedWith(
            compareByDescending<Player> { it.points }.thenBy { it.name },
        )

        var rank = 0
        var previousPoints: Int? = null
        return ordered.map { player ->
            if (player.points != previousPoints) {
                rank += 1
                previousPoints = player.points
            }
            RankedPlayer(
                rank = rank,
                player = player,
                medal = MEDALS[rank],
            )
        }
    }

    fun rankOf(name: String, players: List<Player>): Int? {
        return rank(players)
            .find { it.player.name == name }
            ?.rank
    }
}
