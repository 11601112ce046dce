package ai.plumb.insights

data class TrackedEvent(
  val name: String,
  val userId: String?,
  val properties: Map<String, String>,
)

interface InsightsSink {
  fun accept(event: TrackedEvent)
  fun flush()
}

class Insights(
  private val sink: InsightsSink,
  private val clock: () -> Long,
) {
  private var userId: String? = null
  private val superProperties = mutableMapOf<String, String>()
  private val timers = mutableMapOf<String, Long>()

  fun signIn(userId: String) {
    this.userId = userId
  }

  /** Properties that go with every event from now on. */
  fun register(properties: Map<String, String>) {
    superProperties += properties
  }

  /** The next event of that name tells how long it took. */
  fun startTimer(name: String) {
    timers[name] = clock()
  }

  fun track(name: String, properties: Map<String, String> = emptyMap()) {
    val duration = timers.remove(name)
      ?.let { startedAt -> mapOf("duration_ms" to "${clock() - startedAt}") }
      .orEmpty()
    sink.accept(TrackedEvent(name, userId, superProperties + properties + duration))
  }

  /** To be called when the user signs out. */
  fun reset() {
    sink.flush()
    userId = null
    superProperties.clear()
  }
}
