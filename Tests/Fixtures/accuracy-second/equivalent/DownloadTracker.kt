package com.harbor.sdk.download

import java.lang.ref.WeakReference

data class DownloadProgress(
    val id: String,
    val receivedBytes: Long,
    val totalBytes: Long?,
) {
    val percent: Int?
        get() = totalBytes
            ?.takeIf { it > 0 }
            ?.let { total -> (minOf(receivedBytes, total) * 100 / total).toInt() }
}

interface DownloadTrackerListener {
    fun onProgress(tracker: DownloadTracker, progress: DownloadProgress)
    fun onFinished(tracker: DownloadTracker, id: String)
}

class DownloadTracker {
    private var listenerRef = WeakReference<DownloadTrackerListener>(null)

    var listener: DownloadTrackerListener?
        get() = listenerRef.get()
        set(value) {
            listenerRef = WeakReference(value)
        }

    private val active = HashMap<String, DownloadProgress>()
    private val finished = HashSet<String>()

    val activeCount: Int get() = active.size

    val overallPercent: Int
        get() {
            var total = 0L
            var received = 0L
            for (progress in active.values) {
                val size = progress.totalBytes ?: continue
                if (size <= 0) continue
                total += size
                received += progress.receivedBytes.coerceAtMost(size)
            }
            return if (total == 0L) 0 else (received * 100 / total).toInt()
        }

    fun start(id: String, expectedBytes: Long) {
        if (id in active) return
        finished -= id
        active[id] = DownloadProgress(id, receivedBytes = 0, totalBytes = expectedBytes.takeIf { it > 0 })
    }

    fun didReceive(bytes: Long, id: String) {
        if (bytes <= 0) return
        val previous = active[id] ?: return
        val updated = previous.copy(receivedBytes = previous.receivedBytes + bytes)
        active[id] = updated

        val percent = updated.percent
        val unchanged = percent != null && percent == previous.percent
        if (!unchanged) listener?.onProgress(this, updated)
    }

    fun finish(id: String) {
        active.remove(id) ?: return
        finished += id
        listener?.onFinished(this, id)
    }

    fun cancel(id: String) {
        active -= id
    }

    fun isFinished(id: String): Boolean = id in finished
}
