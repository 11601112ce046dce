package io.beacon.analytics

import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

data class UploadSummary(
    val uploaded: Int = 0,
    val dropped: Int = 0,
    val remaining: Int = 0,
)

class BatchUploader(
    private val api: EventsApi,
    private val store: EventStore,
    private val batchSize: Int = 100,
    private val maxEventBytes: Int = 32 * 1024,
) {
    private val storeMutex = Mutex()

    suspend fun uploadAll(): UploadSummary {
        val (oversized, accepted) = store.readAll().partition { it.body.size > maxEventBytes }
        if (oversized.isNotEmpty()) {
            deleteAll(oversized)
        }

        var uploaded = 0
        var dropped = oversized.size
        for (batch in accepted.chunked(batchSize)) {
            when (api.send(batch.map { it.body })) {
                UploadStatus.ACCEPTED -> uploaded += batch.size
                UploadStatus.MALFORMED -> dropped += batch.size
                UploadStatus.UNAVAILABLE -> {
                    val handled = uploaded + dropped - oversized.size
                    return UploadSummary(uploaded, dropped, remaining = accepted.size - handled)
                }
            }
            deleteAll(batch)
        }
        return UploadSummary(uploaded, dropped)
    }

    private suspend fun deleteAll(events: List<StoredEvent>) = storeMutex.withLock {
        store.delete(events.map { it.id })
    }
}
