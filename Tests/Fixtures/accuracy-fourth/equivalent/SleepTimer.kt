package com.nightowl.audio.timer

import kotlin.properties.Delegates
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

class SleepTimer(private val now: () -> Long = System::currentTimeMillis) {

    sealed class Mode {
        object Off : Mode()
        data class Until(val deadlineMs: Long) : Mode()
        object EndOfTrack : Mode()
    }

    var onModeChange: ((Mode) -> Unit)? = null

    var mode: Mode by Delegates.observable<Mode>(Mode.Off) { _, old, new ->
        if (old != new) onModeChange?.invoke(new)
    }
        private set

    fun start(minutes: Int) {
        mode = if (minutes > 0) Mode.Until(now() + minutes.minutes.inWholeMilliseconds) else Mode.Off
    }

    fun startAtEndOfTrack() {
        mode = Mode.EndOfTrack
    }

    fun extend(minutes: Int = 5) {
        (mode as? Mode.Until)?.let { current ->
            mode = Mode.Until(current.deadlineMs + minutes.minutes.inWholeMilliseconds)
        }
    }

    fun cancel() {
        mode = Mode.Off
    }

    val remainingMs: Long?
        get() = (mode as? Mode.Until)?.let { (it.deadlineMs - now()).coerceAtLeast(0) }

    val volumeFactor: Double
        get() = remainingMs
            ?.takeIf { it < FADE_MS }
            ?.let { it.toDouble() / FADE_MS }
            ?: 1.0

    /** Returns `true` when playback has to stop now. */
    fun tick(): Boolean = stopIf(remainingMs == 0L)

    /** Returns `true` when playback has to stop instead of going on to the next track. */
    fun trackEnded(): Boolean = stopIf(mode is Mode.EndOfTrack)

    private fun stopIf(condition: Boolean): Boolean {
        if (condition) mode = Mode.Off
        return condition
    }

    private companion object {
        val FADE_MS = 30.seconds.inWholeMilliseconds
    }
}
