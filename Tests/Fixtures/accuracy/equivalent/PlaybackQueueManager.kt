package app.player.queue

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

data class Track(val id: String, val title: String)

enum class RepeatMode { OFF, ALL, ONE }

class PlaybackQueueManager {

    private val queue = mutableListOf<Track>()

    val tracks: List<Track> get() = queue.toList()

    var currentIndex: Int? = null
        private set

    var repeatMode = RepeatMode.OFF
        private set

    val current: Track? get() = currentIndex?.let(queue::get)

    val upNext: List<Track> get() = currentIndex?.let { queue.drop(it + 1) }.orEmpty()

    fun load(newTracks: List<Track>, startAt: Int = 0) {
        queue.clear()
        queue += newTracks
        currentIndex = if (queue.isEmpty()) null else startAt.coerceIn(queue.indices)
    }

    fun cycleRepeatMode() {
        repeatMode = when (repeatMode) {
            RepeatMode.OFF -> RepeatMode.ALL
            RepeatMode.ALL -> RepeatMode.ONE
            RepeatMode.ONE -> RepeatMode.OFF
        }
    }

    /** The current track is over; answers what comes now, or null for silence. */
    fun trackEnded(): Track? = if (repeatMode == RepeatMode.ONE) current else skipForward()

    fun skipForward(): Track? {
        val index = currentIndex ?: return null
        currentIndex = when {
            index < queue.lastIndex -> index + 1
            repeatMode == RepeatMode.ALL -> 0
            else -> return null
        }
        return current
    }

    /** Answers the track that has to start from its beginning. */
    fun skipBack(position: Duration): Track? {
        val index = currentIndex ?: return null
        if (position <= RESTART_THRESHOLD) {
            currentIndex = when {
                index > 0 -> index - 1
                repeatMode == RepeatMode.ALL -> queue.lastIndex
                else -> index
            }
        }
        return current
    }

    fun playNext(track: Track) {
        when (val index = currentIndex) {
            null -> load(listOf(track))
            else -> queue.add(index + 1, track)
        }
    }

    fun remove(position: Int): Boolean {
        val index = currentIndex ?: return false
        if (position !in queue.indices) return false

        queue.removeAt(position)
        currentIndex = when {
            queue.isEmpty() -> null
            position < index -> index - 1
            else -> index.coerceAtMost(queue.lastIndex)
        }
        return true
    }

    fun move(source: Int, target: Int) {
        val index = currentIndex ?: return
        if (source == target || source !in queue.indices || target !in queue.indices) return

        queue.add(target, queue.removeAt(source))
        currentIndex = when (index) {
            source -> target
            in (source + 1)..target -> index - 1
            in target until source -> index + 1
            else -> index
        }
    }

    private companion object {
        val RESTART_THRESHOLD = 3.seconds
    }
}
