data class Player(val id: String, val wins: Int, val rating: Int)

class Board {
    private val players: MutableMap<String, Player> = mutableMapOf<String, Player>()
    private var rows: MutableList<Player> = mutableListOf()
    private var best: Player? = null

    fun record(id: String, other: String) {
        val winner = players[id] ?: throw BoardError.Unknown(id)
        val loser = players[other] ?: throw BoardError.Unknown(other)
        players[id] = winner.copy(wins = winner.wins + 1, rating = winner.rating + 5)
        players[other] = loser.copy(rating = maxOf(0, loser.rating - 5))
    }

    fun promote(rating: Int) {
        val current = best ?: return
        publish(current.copy(rating = rating))
    }

    fun raise(index: Int) {
        val row = rows[index]
        rows[index] = row.copy(rating = row.rating + 1)
    }

    fun reset() {
        rows = rows.map { it.copy(wins = 0) }
        show(rows)
    }
}
