package dev.podhive.download

import java.util.PriorityQueue
import kotlin.properties.Delegates

class DownloadScheduler(private val maxConcurrent: Int = 3) {

    fun interface Listener {
        fun onStarted(scheduler: DownloadScheduler, id: String)
    }

    enum class Priority { BACKGROUND, NORMAL, USER_WAITING }

    private data class Job(val id: String, val priority: Priority, val sequence: Long)

    var listener: Listener? = null

    var isSuspended: Boolean by Delegates.observable(false) { _, _, _ -> pump() }

    private val pending = PriorityQueue<Job>(
        compareByDescending<Job> { it.priority }.thenBy { it.sequence },
    )
    private val _running = mutableSetOf<String>()
    private var nextSequence = 0L

    val running: Set<String> get() = _running.toSet()

    val pendingCount: Int get() = pending.size

    /** Submitting a pending download again moves it to the given priority. */
    fun submit(id: String, priority: Priority = Priority.NORMAL) {
        if (id in _running) return
        pending.removeAll { it.id == id }
        pending += Job(id, priority, nextSequence++)
        pump()
    }

    fun finish(id: String) {
        if (_running.remove(id)) pump()
    }

    fun cancel(id: String) {
        pending.removeAll { it.id == id }
        finish(id)
    }

    private fun pump() {
        while (!isSuspended && _running.size < maxConcurrent) {
            val job = pending.poll() ?: break
            _running += job.id
            listener?.onStarted(this, job.id)
        }
    }
}
