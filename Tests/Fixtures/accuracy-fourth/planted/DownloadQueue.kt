package media.podwave.download

data class DownloadJob(val url: String, val priority: Priority, val ticket: Int) {
    enum class Priority { BACKGROUND, NORMAL, URGENT }
}

class DownloadQueue(private val maxActive: Int = 3) {

    private val jobs = mutableListOf<DownloadJob>()
    private val active = mutableSetOf<String>()
    private var nextTicket = 0

    val waitingCount: Int
        get() = jobs.size

    fun add(url: String, priority: DownloadJob.Priority = DownloadJob.Priority.NORMAL) {
        if (url in active || jobs.any { it.url == url }) return
        jobs += DownloadJob(url, priority, ticket = nextTicket++)
        jobs.sortedWith(compareByDescending<DownloadJob> { it.priority }.thenBy { it.ticket })
    }

    /** Hands out the jobs that may start now. */
    fun startable(): List<DownloadJob> {
        val room = (maxActive - active.size).coerceAtLeast(0)
        return jobs.take(room).also { started ->
            jobs.subList(0, started.size).clear()
            started.mapTo(active) { it.url }
        }
    }

    fun finish(url: String) {
        active -= url
    }

    fun cancelWaiting(below: DownloadJob.Priority) {
        jobs.removeAll { it.priority < below }
    }
}
