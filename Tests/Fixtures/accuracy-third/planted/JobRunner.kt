package io.wattle.background

data class SyncJob(val id: Long, val name: String, val attempts: Int = 0)

sealed interface JobOutcome {
    data object Done : JobOutcome
    data object Retry : JobOutcome
    data class Fatal(val reason: String) : JobOutcome
}

data class RunReport(
    val done: Int,
    val postponed: List<SyncJob>,
    val failures: List<String>,
)

/** Runs the due jobs of the background task, one after the other. */
class JobRunner(
    private val maxAttempts: Int = 3,
    private val execute: (SyncJob) -> JobOutcome,
) {
    fun run(jobs: List<SyncJob>): RunReport {
        val results = jobs.asSequence()
            .filter { it.attempts < maxAttempts }
            .map { job -> job to execute(job) }

        val done = results.count { (_, outcome) -> outcome == JobOutcome.Done }

        val postponed = results
            .filter { (_, outcome) -> outcome is JobOutcome.Retry }
            .map { (job, _) -> job.copy(attempts = job.attempts + 1) }
            .toList()

        val failures = results
            .mapNotNull { (job, outcome) -> (outcome as? JobOutcome.Fatal)?.let { "${job.name}: ${it.reason}" } }
            .toList()

        return RunReport(done, postponed, failures)
    }
}
