package com.acme.games.darts

class GameRound(var scores: MutableList<Int>) {

    fun chronological(): List<String> =
        scores.mapIndexed { i, score -> "Throw ${i + 1}: $score" }
}

class RoundScores(private val counted: Int = 3) {

    fun best(round: GameRound): List<Int> {
        val ordered = round.scores
        ordered.sortDescending()
        return ordered.take(counted)
    }

    fun total(round: GameRound): Int {
        var sum = 0
        for (score in best(round)) {
            sum += score
        }
        return sum
    }

    fun headline(round: GameRound): String {
        val points = total(round)
        return when (points) {
            0 -> "No points yet"
            1 -> "1 point"
            else -> "$points points"
        }
    }

    fun lines(round: GameRound): List<String> {
        val result = mutableListOf<String>()
        result.add(headline(round))
        for (entry in round.chronological()) {
            result.add(entry)
        }
        return result
    }
}
