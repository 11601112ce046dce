package app.analytics.funnel

import java.time.Duration
import java.time.Instant

data class FunnelDefinition(val name: String, val steps: List<String>, val timeout: Duration)

enum class FunnelEnding { COMPLETED, ABANDONED, TIMED_OUT }

data class FunnelReport(
    val funnel: String,
    val ending: FunnelEnding,
    val lastStep: String,
    val stepSeconds: List<Long>,
)

class FunnelTracker(
    private val definition: FunnelDefinition,
    private val emit: (FunnelReport) -> Unit,
) {
    private data class Visit(val step: String, val at: Instant)

    private val visits = mutableListOf<Visit>()

    init {
        require(definition.steps.size >= 2) { "a funnel has at least two steps" }
    }

    val progressPercent: Int get() = visits.size * 100 / definition.steps.size

    /**
     * Steps count only in their order; repeated and premature ones are ignored.
     * Seeing the first step again starts a new attempt.
     */
    fun visit(step: String, at: Instant) {
        expire(at)
        when (definition.steps.indexOf(step)) {
            -1 -> return
            0 -> abandonIfStarted()
            visits.size -> Unit
            else -> return
        }
        visits += Visit(step, at)
        if (visits.size == definition.steps.size) close(FunnelEnding.COMPLETED)
    }

    fun leave(at: Instant) {
        expire(at)
        abandonIfStarted()
    }

    fun expire(at: Instant) {
        val last = visits.lastOrNull() ?: return
        if (Duration.between(last.at, at) > definition.timeout) close(FunnelEnding.TIMED_OUT)
    }

    private fun abandonIfStarted() {
        if (visits.isNotEmpty()) close(FunnelEnding.ABANDONED)
    }

    private fun close(ending: FunnelEnding) {
        val report = FunnelReport(
            funnel = definition.name,
            ending = ending,
            lastStep = visits.last().step,
            stepSeconds = visits.zipWithNext { a, b ->
                Duration.between(a.at, b.at).toSeconds().coerceAtLeast(0)
            },
        )
        visits.clear()
        emit(report)
    }
}
