package com.acme.files.upload

class UploadTask(val name: String, val totalBytes: Long) {
    var sentBytes = 0L
}

data class UploadReport(
    val slowestRemaining: Long,
    val sumRemaining: Long,
)

class UploadProgressTracker {

    private val tasks = mutableListOf<UploadTask>()

    /** Number of task reads so far, shown on the diagnostics page. */
    var reads = 0
        private set

    fun register(task: UploadTask) {
        tasks += task
    }

    fun removeFinished() {
        tasks.removeAll { it.sentBytes >= it.totalBytes }
    }

    fun report(): UploadReport? {
        if (tasks.isEmpty()) {
            return null
        }
        val remaining = tasks.map { remainingOf(it) }
        return UploadReport(
            slowestRemaining = remaining.max(),
            sumRemaining = remaining.sum(),
        )
    }

    private fun remainingOf(task: UploadTask): Long {
        reads++
        return (task.totalBytes - task.sentBytes).coerceAtLeast(0L)
    }
}
