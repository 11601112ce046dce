package com.tonearm.player

enum class RepeatMode { OFF, ONE, ALL }

data class Track(val id: String, val title: String, val durationMs: Long)

class PlaybackQueue {
    private val items = mutableListOf<Track>()

    val tracks: List<Track> get() = items.toList()

    var currentIndex: Int? = null
        private set

    var repeatMode = RepeatMode.OFF

    val current: Track? get() = currentIndex?.let { items[it] }

    val upcoming: List<Track> get() = items.drop(currentIndex?.plus(1) ?: 0)

    fun load(newTracks: List<Track>, startAt: Int = 0) {
        items.clear()
        items.addAll(newTracks)
        currentIndex = startAt.takeIf { it in items.indices }
    }

    fun playNext(track: Track) {
        items.add((currentIndex ?: items.lastIndex) + 1, track)
    }

    fun advance(userInitiated: Boolean): Track? {
        val index = currentIndex ?: return null
        if (repeatMode == RepeatMode.ONE && !userInitiated) return current

        currentIndex = when {
            index < items.lastIndex -> index + 1
            repeatMode == RepeatMode.ALL -> 0
            else -> null
        }
        return current
    }

    fun goBack(positionMs: Long): Track? {
        val index = currentIndex ?: return null
        if (positionMs <= 3_000) {
            currentIndex = (index - 1).coerceAtLeast(0)
        }
        return current
    }

    fun remove(id: String) {
        val removed = items.indexOfFirst { it.id == id }
        if (removed == -1) return
        items.removeAt(removed)

        currentIndex = currentIndex?.let { index ->
            when {
                removed < index -> index - 1
                items.isEmpty() -> null
                else -> minOf(index, items.lastIndex)
            }
        }
    }
}
