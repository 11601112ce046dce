package fit.strider.steps

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.drop
import kotlinx.coroutines.flow.filter
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.scan
import kotlinx.coroutines.flow.take

data class StepProgress(val total: Long, val goal: Long) {
    val isComplete: Boolean get() = total >= goal
    val percent: Long get() = (total * 100 / goal).coerceAtMost(100)
}

/** Turns raw pedometer deltas into what the progress ring and the badges need. */
class StepProgressPipeline(
    private val goal: Long = 8_000,
    private val milestoneSize: Long = 1_000,
) {
    init {
        require(goal > 0 && milestoneSize > 0)
    }

    /** One element per positive delta. */
    fun progress(deltas: Flow<Long>): Flow<StepProgress> = deltas
        .filter { it > 0 }
        .scan(0L) { total, delta -> total + delta }
        .drop(1) // scan starts with the initial value
        .map { StepProgress(total = it, goal = goal) }

    /** Number of the latest milestone, each time it changes. */
    fun milestones(deltas: Flow<Long>): Flow<Long> = progress(deltas)
        .map { it.total / milestoneSize }
        .filter { it > 0 }
        .distinctUntilChanged()

    /** Emits once, with the total that reached the goal. */
    fun completion(deltas: Flow<Long>): Flow<Long> = progress(deltas)
        .filter { it.isComplete }
        .map { it.total }
        .take(1)
}
