package com.example.courtside.scores

/** Points that players have won. */
class Scoreboard {
    private val points: MutableMap<String, Int> = mutableMapOf()

    fun award(count: Int, player: String) {
        val before = points[player] ?: 0
        points[player] = before + count
    }

    fun bestPlayer(): String? {
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
