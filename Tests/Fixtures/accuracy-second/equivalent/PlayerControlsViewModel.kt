package com.tidewave.player

enum class PlaybackState { IDLE, BUFFERING, PLAYING, PAUSED, ENDED }

interface PlayerEngine {
    /** Seconds. */
    val position: Double

    /** Seconds. */
    val duration: Double

    fun play()
    fun pause()
    fun seek(position: Double)
    fun setRate(rate: Double)
}

class PlayerControlsViewModel(private val engine: PlayerEngine) {

    var state: PlaybackState = PlaybackState.IDLE
        private set(value) {
            field = value
            onUpdate?.invoke()
        }

    var rate: Double = 1.0
        private set

    var onUpdate: (() -> Unit)? = null

    private var wasPlayingBeforeScrub = false

    val isPlayPauseEnabled: Boolean
        get() = state != PlaybackState.IDLE && state != PlaybackState.BUFFERING

    val playPauseIcon: String
        get() = when (state) {
            PlaybackState.PLAYING, PlaybackState.BUFFERING -> "pause"
            PlaybackState.IDLE, PlaybackState.PAUSED -> "play"
            PlaybackState.ENDED -> "replay"
        }

    val progress: Double
        get() {
            val duration = engine.duration
            return if (duration > 0) (engine.position / duration).coerceIn(0.0, 1.0) else 0.0
        }

    fun engineDidChange(newState: PlaybackState) {
        state = newState
    }

    fun togglePlayPause() {
        when (state) {
            PlaybackState.PLAYING -> engine.pause()
            PlaybackState.PAUSED -> engine.play()
            PlaybackState.ENDED -> {
                engine.seek(0.0)
                engine.play()
            }
            PlaybackState.IDLE, PlaybackState.BUFFERING -> Unit
        }
    }

    fun skipForwardTapped() {
        engine.seek(minOf(engine.position + SKIP_FORWARD, engine.duration))
    }

    fun skipBackwardTapped() {
        engine.seek(maxOf(engine.position - SKIP_BACKWARD, 0.0))
    }

    fun cycleRate() {
        val index = RATES.indexOf(rate).coerceAtLeast(0)
        rate = RATES[(index + 1) % RATES.size]
        engine.setRate(rate)
        onUpdate?.invoke()
    }

    fun scrubBegan() {
        wasPlayingBeforeScrub = state == PlaybackState.PLAYING
        if (wasPlayingBeforeScrub) engine.pause()
    }

    fun scrubEnded(fraction: Double) {
        engine.seek(engine.duration * fraction.coerceIn(0.0, 1.0))
        if (wasPlayingBeforeScrub) engine.play()
        wasPlayingBeforeScrub = false
    }

    companion object {
        const val SKIP_FORWARD = 30.0
        const val SKIP_BACKWARD = 15.0
        val RATES = listOf(0.5, 1.0, 1.25, 1.5, 2.0)
    }
}
