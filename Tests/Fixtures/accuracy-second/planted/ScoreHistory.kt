package com.example.game.score

data class GameScoreEntry(val level: Int, val points: Int, val stars: Int)

class ScoreHistory(private val capacity: Int = 100) {
    private val entries = mutableListOf<GameScoreEntry>()

    val latest: GameScoreEntry?
        get() = entries.lastOrNull()

    val all: List<GameScoreEntry>
        get() = entries.toList()

    fun add(level: Int, points: Int, stars: Int) {
        entries.add(GameScoreEntry(level, points, stars.coerceIn(0, 3)))
        if (entries.size > capacity) {
            entries.removeAt(0)
        }
    }

    fun top(count: Int): List<GameScoreEntry> {
        val ranked = entries
        ranked.sortWith(
            compareByDescending<GameScoreEntry> { it.points }.thenBy { it.level }
        )
        return ranked.take(count)
    }

    fun isImprovement(level: Int, points: Int): Boolean {
        val best = entries.filter { it.level == level }.maxOfOrNull { it.points }
            ?: return true
        return points > best
    }

    fun trend(window: Int = 5): Int {
        if (entries.size <= window) return 0
        val recent = entries.takeLast(window).sumOf { it.points } / window
        val previous = entries.dropLast(window).takeLast(window)
        return recent - previous.sumOf { it.points } / previous.size
    }

    val totalStars: Int
        get() = entries.groupBy { it.level }
            .values
            .sumOf { runs -> runs.maxOf { it.stars } }
}
