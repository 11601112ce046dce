package com.example.music.player

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

enum class RepeatMode { OFF, ONE, ALL }

class PlaybackQueue {
    private val _tracks = mutableListOf<Track>()
    val tracks: List<Track> get() = _tracks.toList()

    var currentIndex: Int? = null
        private set

    var repeatMode = RepeatMode.OFF
    var onTrackChanged: ((Track?) -> Unit)? = null

    val current: Track?
        get() = currentIndex?.let { _tracks[it] }

    fun load(newTracks: List<Track>, startAt: Int = 0) {
        _tracks.clear()
        _tracks.addAll(newTracks)
        moveTo(
            when {
                startAt in newTracks.indices -> startAt
                newTracks.isNotEmpty() -> 0
                else -> null
            }
        )
    }

    fun next(userInitiated: Boolean): Track? {
        val index = currentIndex ?: return null
        val isLast = index == _tracks.lastIndex
        val target = when {
            !userInitiated && repeatMode == RepeatMode.ONE -> index
            !isLast -> index + 1
            repeatMode == RepeatMode.ALL -> 0
            else -> null
        }
        moveTo(target)
        return current
    }

    fun previous(position: Duration): Track? {
        val index = currentIndex ?: return null
        val target = when {
            position > RESTART_THRESHOLD -> index
            index > 0 -> index - 1
            repeatMode == RepeatMode.ALL -> _tracks.lastIndex
            else -> index
        }
        moveTo(target)
        return current
    }

    fun remove(index: Int) {
        if (index !in _tracks.indices) return
        _tracks.removeAt(index)
        val playing = currentIndex ?: return
        when {
            index < playing -> currentIndex = playing - 1
            index == playing -> moveTo(playing.takeIf { it < _tracks.size })
        }
    }

    private fun moveTo(index: Int?) {
        currentIndex = index
        onTrackChanged?.invoke(current)
    }

    private companion object {
        val RESTART_THRESHOLD = 3.seconds
    }
}
