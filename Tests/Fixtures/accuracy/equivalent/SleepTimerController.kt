package app.player.sleep

import java.util.Locale

interface SleepTimerPlayer {
    fun setVolume(volume: Double)
    fun pause()
}

/** [nowMs] is wall-clock time in milliseconds. */
class SleepTimerController(
    private val player: SleepTimerPlayer,
    private val nowMs: () -> Long,
) {
    sealed class Mode {
        data object Off : Mode()
        data class Deadline(val atMs: Long) : Mode()
        data object EndOfTrack : Mode()
    }

    var mode: Mode = Mode.Off
        private set

    private var fading = false

    val remainingText: String?
        get() = when (val m = mode) {
            Mode.Off -> null
            Mode.EndOfTrack -> "End of track"
            is Mode.Deadline -> {
                val leftMs = (m.atMs - nowMs()).coerceAtLeast(0)
                val left = (leftMs + 999) / 1000
                String.format(Locale.ROOT, "%d:%02d", left / 60, left % 60)
            }
        }

    fun start(minutes: Int) {
        if (minutes <= 0) return cancel()
        enter(Mode.Deadline(nowMs() + minutes * 60_000L))
    }

    fun stopAfterTrack() = enter(Mode.EndOfTrack)

    fun extend() {
        val running = mode as? Mode.Deadline ?: return
        enter(running.copy(atMs = running.atMs + EXTENSION_MS))
    }

    fun cancel() = enter(Mode.Off)

    fun tick() {
        val running = mode as? Mode.Deadline ?: return
        val left = running.atMs - nowMs()
        when {
            left <= 0 -> fire()
            left < FADE_MS -> {
                fading = true
                player.setVolume(left.toDouble() / FADE_MS)
            }
        }
    }

    fun trackFinished() {
        if (mode == Mode.EndOfTrack) fire()
    }

    private fun enter(next: Mode) {
        restoreVolume()
        mode = next
    }

    private fun fire() {
        mode = Mode.Off
        player.pause()
        restoreVolume()
    }

    private fun restoreVolume() {
        if (!fading) return
        fading = false
        player.setVolume(1.0)
    }

    private companion object {
        const val FADE_MS = 10_000L
        const val EXTENSION_MS = 5 * 60_000L
    }
}
