package com.acme.music.player

data class Track(val id: String, val title: String)

enum class RepeatMode {
    OFF, ONE, ALL;

    fun next(): RepeatMode = when (this) {
        OFF -> ALL
        ALL -> ONE
        ONE -> OFF
    }
}

class PlaybackQueue(
    tracks: List<Track>,
    index: Int = 0,
    var repeatMode: RepeatMode = RepeatMode.ALL,
) {
    private val items = tracks.toMutableList()

    val tracks: List<Track> get() = items.toList()

    var index = index
        private set

    val current: Track?
        get() = items.getOrNull(index)

    /** Moves on when a track ended by itself. */
    fun trackDidFinish(): Track? {
        if (items.isEmpty()) return null
        val isLast = index + 1 >= items.size
        when (repeatMode) {
            RepeatMode.ONE -> Unit
            RepeatMode.ALL -> index = if (isLast) 0 else index + 1
            RepeatMode.OFF -> if (isLast) return null else index++
        }
        return current
    }

    fun toggleRepeat() {
        repeatMode = repeatMode.next()
    }

    fun playNext(track: Track) {
        items.add(if (items.isEmpty()) 0 else index + 1, track)
    }
}
