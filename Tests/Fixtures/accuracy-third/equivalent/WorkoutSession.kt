package fit.pulse.session

class WorkoutSession(
  private val now: () -> Long = { System.currentTimeMillis() / 1000 },
) {

  sealed interface State {
    data object Idle : State
    data class Running(val since: Long, val accumulated: Long) : State
    data class Paused(val accumulated: Long) : State
    data class Finished(val total: Long) : State
  }

  var state: State = State.Idle
    private set

  private val _laps = mutableListOf<Long>()
  val laps: List<Long> get() = _laps.toList()

  val elapsedSeconds: Long
    get() = when (val current = state) {
      State.Idle -> 0
      is State.Running -> current.accumulated + (now() - current.since).coerceAtLeast(0)
      is State.Paused -> current.accumulated
      is State.Finished -> current.total
    }

  fun start(): Boolean {
    if (state != State.Idle) return false
    state = State.Running(since = now(), accumulated = 0)
    return true
  }

  fun pause(): Boolean {
    if (state !is State.Running) return false
    state = State.Paused(elapsedSeconds)
    return true
  }

  fun resume(): Boolean {
    val paused = state as? State.Paused ?: return false
    state = State.Running(since = now(), accumulated = paused.accumulated)
    return true
  }

  /** Length of the lap in seconds, or null if the clock is not running. */
  fun lap(): Long? {
    if (state !is State.Running) return null
    return (elapsedSeconds - _laps.sum()).also { _laps += it }
  }

  fun finish(): Long? = when (state) {
    State.Idle, is State.Finished -> null
    is State.Running, is State.Paused -> elapsedSeconds.also { state = State.Finished(it) }
  }
}
