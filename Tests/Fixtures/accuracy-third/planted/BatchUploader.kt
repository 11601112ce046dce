package com.parcelkit.upload

import kotlinx.coroutines.CancellationException

data class StoredEvent(val id: Long, val payload: String)

interface EventStore {
    fun oldest(limit: Int): List<StoredEvent>
    fun remove(ids: List<Long>)
}

interface Transport {
    suspend fun send(payloads: List<String>)
}

sealed interface UploadOutcome {
    object Idle : UploadOutcome
    data class Uploaded(val count: Int) : UploadOutcome
    data class Failed(val afterUploading: Int) : UploadOutcome
}

class BatchUploader(
    private val store: EventStore,
    private val transport: Transport,
    batchSize: Int = 50,
) {
    private val batchSize = batchSize.coerceAtLeast(1)

    /** Sends one batch after the other until the store is empty or an upload fails. */
    suspend fun uploadAll(): UploadOutcome {
        var uploaded = 0
        while (true) {
            val batch = store.oldest(batchSize).ifEmpty {
                return if (uploaded == 0) UploadOutcome.Idle else UploadOutcome.Uploaded(uploaded)
            }
            try {
                store.remove(batch.map { it.id })
                transport.send(batch.map { it.payload })
            } catch (e: CancellationException) {
                throw e
            } catch (e: Exception) {
                return UploadOutcome.Failed(afterUploading = uploaded)
            }
            uploaded += batch.size
        }
    }
}
