package com.pacefield.leaderboard

data class LeaderboardEntry(
    val userId: String,
    val name: String,
    val points: Int,
)

data class LeaderboardRow(
    val rank: Int,
    val name: String,
    val pointsText: String,
    val isCurrentUser: Boolean,
)

class LeaderboardViewModel(private val currentUserId: String) {

    private val entries = mutableListOf<LeaderboardEntry>()

    var onRows: ((List<LeaderboardRow>) -> Unit)? = null

    fun load(newEntries: List<LeaderboardEntry>) {
        entries.clear()
        entries.addAll(newEntries.sortedByDescending { it.points })
        publish()
    }

    fun pointsChanged(userId: String, delta: Int) {
        val index = entries.indexOfFirst { it.userId == userId }
        if (index < 0) return
        val entry = entries[index]
        entries[index] = entry.copy(points = maxOf(entry.points + delta, 0))
        entries.sortedByDescending { it.points }
        publish()
    }

    fun userLeft(userId: String) {
        entries.removeAll { it.userId == userId }
        publish()
    }

    private fun publish() {
        onRows?.invoke(makeRows())
    }

    private fun makeRows(): List<LeaderboardRow> {
        var rank = 0
        var lastPoints: Int? = null
        return entries.take(VISIBLE_ROWS).mapIndexed { index, entry ->
            if (entry.points != lastPoints) {
                rank = index + 1
                lastPoints = entry.points
            }
            LeaderboardRow(
                rank = rank,
                name = entry.name,
                pointsText = "${entry.points} pts",
                isCurrentUser = entry.userId == currentUserId,
            )
        }
    }

    companion object {
        const val VISIBLE_ROWS = 50
    }
}
