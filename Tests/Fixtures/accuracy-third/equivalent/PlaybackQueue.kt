package org.wavebox.player.queue

enum class RepeatMode { OFF, ONE, ALL }

class PlaybackQueue<Track : Any>(tracks: List<Track> = emptyList()) {

    private val items = tracks.toMutableList()

    val tracks: List<Track>
        get() = items.toList()

    var currentIndex: Int? = if (items.isEmpty()) null else 0
        private set

    var repeatMode = RepeatMode.OFF

    val current: Track?
        get() = currentIndex?.let(items::get)

    val upNext: List<Track>
        get() = currentIndex?.let { items.drop(it + 1) }.orEmpty()

    // region Navigation

    /** [automatic] is true if a track has ended by itself rather than by a tap on "next". */
    fun advance(automatic: Boolean): Track? {
        val index = currentIndex ?: return null
        val target = when {
            repeatMode == RepeatMode.ONE && automatic -> index
            repeatMode == RepeatMode.ALL -> (index + 1) % items.size
            index < items.lastIndex -> index + 1
            else -> return null
        }
        currentIndex = target
        return items[target]
    }

    /** Restarts the current track once it has played for more than three seconds. */
    fun goBack(positionSeconds: Int): Track? {
        val index = currentIndex ?: return null
        currentIndex = when {
            positionSeconds > 3 -> index
            index > 0 -> index - 1
            repeatMode == RepeatMode.ALL -> items.lastIndex
            else -> index
        }
        return current
    }

    // endregion
    // region Editing

    fun append(track: Track) {
        items.add(track)
        if (currentIndex == null) currentIndex = 0
    }

    fun playNext(track: Track) {
        val index = currentIndex ?: return append(track)
        items.add(index + 1, track)
    }

    fun removeAt(index: Int): Track? {
        val playing = currentIndex ?: return null
        if (index !in items.indices) return null
        val removed = items.removeAt(index)
        currentIndex = when {
            items.isEmpty() -> null
            index < playing -> playing - 1
            else -> playing.coerceAtMost(items.lastIndex)
        }
        return removed
    }

    // endregion
}
