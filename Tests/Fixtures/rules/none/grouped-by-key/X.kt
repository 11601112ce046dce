data class Player(
    val club: String,
)

class League {
    fun clubs(players: List<Player>): Map<String, List<Player>> {
        return players.groupBy { it.club }
    }

    fun size(players: List<Player>, club: String): Int {
        val groups = players.groupBy { it.club }
        return groups[club]?.size ?: 0
    }
}
