package com.magpie.offline

data class DownloadJob(
    val id: Long,
    val url: String,
    val priority: Priority = Priority.NORMAL,
) {
    enum class Priority { LOW, NORMAL, HIGH }
}

interface DownloadQueueListener {
    fun onJobStarted(queue: DownloadQueue, job: DownloadJob)
    fun onIdle(queue: DownloadQueue)
}

/** Runs the most urgent jobs first; jobs of one priority run in the order of arrival. */
class DownloadQueue(private val maxConcurrent: Int = 2) {

    var listener: DownloadQueueListener? = null

    private val waiting = mutableListOf<DownloadJob>()
    private val running = mutableSetOf<Long>()

    val waitingIds: List<Long> get() = waiting.map { it.id }
    val runningCount: Int get() = running.size

    /** Returns `false` if the job is already known. */
    fun enqueue(job: DownloadJob): Boolean {
        if (job.id in running || waiting.any { it.id == job.id }) return false
        val position = waiting.indexOfFirst { it.priority < job.priority }.takeIf { it >= 0 } ?: waiting.size
        waiting.add(position, job)
        startNext()
        return true
    }

    fun finish(id: Long) {
        if (!running.remove(id)) return
        startNext()
        if (running.isEmpty() && waiting.isEmpty()) listener?.onIdle(this)
    }

    fun cancelWaiting(id: Long) {
        waiting.removeAll { it.id == id }
    }

    private fun startNext() {
        while (running.size < maxConcurrent) {
            val job = waiting.removeFirstOrNull() ?: break
            running += job.id
            listener?.onJobStarted(this, job)
        }
    }
}
