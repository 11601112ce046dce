package app.fitness.session

import java.lang.ref.WeakReference
import java.time.Clock
import java.time.Duration
import java.time.Instant

sealed interface WorkoutPhase {
    data object Idle : WorkoutPhase
    data class Active(val since: Instant, val banked: Duration) : WorkoutPhase
    data class Paused(val banked: Duration, val automatic: Boolean) : WorkoutPhase
    data class Ended(val total: Duration) : WorkoutPhase
}

fun interface WorkoutSessionListener {
    fun onWorkoutMoved(old: WorkoutPhase, new: WorkoutPhase)
}

class WorkoutSessionMachine(private val clock: Clock = Clock.systemUTC()) {

    private var listenerRef: WeakReference<WorkoutSessionListener>? = null

    var listener: WorkoutSessionListener?
        get() = listenerRef?.get()
        set(value) {
            listenerRef = value?.let { WeakReference(it) }
        }

    var phase: WorkoutPhase = WorkoutPhase.Idle
        private set(next) {
            val old = field
            field = next
            listener?.onWorkoutMoved(old, next)
        }

    var pauseCount = 0
        private set

    val elapsed: Duration
        get() = when (val p = phase) {
            WorkoutPhase.Idle -> Duration.ZERO
            is WorkoutPhase.Active ->
                p.banked + Duration.between(p.since, clock.instant()).coerceAtLeast(Duration.ZERO)
            is WorkoutPhase.Paused -> p.banked
            is WorkoutPhase.Ended -> p.total
        }

    fun start() {
        if (phase != WorkoutPhase.Idle) return
        pauseCount = 0
        phase = WorkoutPhase.Active(since = clock.instant(), banked = Duration.ZERO)
    }

    fun pause(automatic: Boolean = false) {
        val current = phase
        if (current is WorkoutPhase.Active) {
            pauseCount++
            phase = WorkoutPhase.Paused(elapsed, automatic)
        } else if (current is WorkoutPhase.Paused && current.automatic && !automatic) {
            // The user pressed pause during an auto-pause: only the user may resume now.
            phase = current.copy(automatic = false)
        }
    }

    fun resume() {
        val current = phase as? WorkoutPhase.Paused ?: return
        phase = WorkoutPhase.Active(clock.instant(), current.banked)
    }

    fun motionDetected() {
        val current = phase
        if (current is WorkoutPhase.Paused && current.automatic) resume()
    }

    fun finish() {
        val running = phase is WorkoutPhase.Active || phase is WorkoutPhase.Paused
        if (running) phase = WorkoutPhase.Ended(elapsed)
    }

    fun reset() {
        if (phase is WorkoutPhase.Ended) phase = WorkoutPhase.Idle
    }
}
