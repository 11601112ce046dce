package com.tidewater.photos

data class PhotoJob(
    val assetId: String,
    val priority: Int,
    val byteCount: Long,
    val requiresWifi: Boolean,
)

class PhotoUploadScheduler(
    private val connectivity: Connectivity,
    private val maxConcurrent: Int = 2,
) {
    private val waiting = mutableListOf<PhotoJob>()
    private val running = mutableMapOf<String, PhotoJob>()

    var onStart: ((PhotoJob) -> Unit)? = null

    val waitingCount: Int get() = waiting.size

    fun schedule(jobs: List<PhotoJob>) {
        for (job in jobs) {
            if (!isKnown(job.assetId)) waiting.add(job)
        }
        waiting.sortedByDescending { it.priority }
        startNext()
    }

    fun didFinish(assetId: String) {
        running.remove(assetId) ?: return
        startNext()
    }

    fun connectivityChanged() {
        startNext()
    }

    private fun startNext() {
        while (running.size < maxConcurrent) {
            val index = waiting.indexOfFirst { !it.requiresWifi || connectivity.isOnWifi }
            if (index < 0) return
            val job = waiting.removeAt(index)
            running[job.assetId] = job
            onStart?.invoke(job)
        }
    }

    private fun isKnown(assetId: String): Boolean =
        assetId in running || waiting.any { it.assetId == assetId }
}
