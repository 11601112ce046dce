package com.example.podcasts.player

/** What the player does next. */
data class PlayQueue(
    val entries: List<Entry>,
    val mode: RepeatMode
) {
    data class Entry(
        val episodeId: String,
        val seconds: Int
    )

    val isEmpty: Boolean
        get() = entries.isEmpty()

    fun total(): Int {
        var total = 0
        for (entry in entries) {
            total += entry.seconds
        }
        return total
    }
}

enum class RepeatMode {
    NONE,
    ONE,
    ALL
}
