package io.lumen.app.data.sync

import java.time.Clock
import java.time.Duration
import java.time.Instant
import javax.inject.Inject

interface SyncStep {
    val name: String
    val isCritical: Boolean get() = true
    suspend fun run(since: Instant?): Int
}

data class SyncReport(
    val changed: Map<String, Int> = emptyMap(),
    val failedSteps: List<String> = emptyList(),
) {
    val totalChanges: Int get() = changed.values.sum()
    val isComplete: Boolean get() = failedSteps.isEmpty()
}

class SyncCoordinator @Inject constructor(
    private val steps: List<@JvmSuppressWildcards SyncStep>,
    private val preferences: Preferences,
    private val clock: Clock,
) {
    val lastSync: Instant?
        get() = preferences.getLong(KEY_LAST_SYNC)
            ?.takeIf { it > 0 }
            ?.let(Instant::ofEpochMilli)

    fun needsSync(maximumAge: Duration = Duration.ofMinutes(15)): Boolean {
        val last = lastSync ?: return true
        return Duration.between(last, clock.instant()) >= maximumAge
    }

    suspend fun sync(full: Boolean = false): SyncReport {
        val startedAt = clock.instant()
        val since = if (full) null else lastSync
        val changed = mutableMapOf<String, Int>()
        val failedSteps = mutableListOf<String>()

        for (step in steps) {
            try {
                val count = step.run(since)
                if (count > 0) changed.merge(step.name, count, Int::plus)
            } catch (e: SyncException) {
                if (step.isCritical) throw e
                failedSteps += step.name
            }
        }

        val report = SyncReport(changed, failedSteps)
        if (report.isComplete) {
            preferences.putLong(KEY_LAST_SYNC, startedAt.toEpochMilli())
        }
        return report
    }

    private companion object {
        const val KEY_LAST_SYNC = "sync.last_success"
    }
}
