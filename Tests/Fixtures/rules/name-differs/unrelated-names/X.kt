package com.example.courtside.scores

/** Points that a player has won. */
class Scoreboard {
    private val points: MutableMap<String, Int> = mutableMapOf()

    fun register(player: String) {
        points[player] = 0
    }

    fun award(count: Int, player: String) {
        val before = points[player] ?: 0
        points[player] = before + count
    }

    fun winner(): String? {
    //~ name-differs: leadingPlayer
        var best: String? = null
        var highest = -1
        for ((player, count) in points) {
            if (count > highest) {
                highest = count
                best = player
            }
        }
        return best
    }
}
