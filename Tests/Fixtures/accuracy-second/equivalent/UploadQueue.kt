package com.northwind.mobile.upload

import java.util.concurrent.atomic.AtomicBoolean
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

data class UploadItem(
    val id: String,
    val filePath: String,
    val sizeInBytes: Long,
    val attempts: Int = 0,
)

sealed interface UploadOutcome {
    data class Completed(val id: String, val remoteUrl: String) : UploadOutcome
    data class Abandoned(val id: String) : UploadOutcome
}

class UploadQueue(
    private val uploader: FileUploader,
    private val maxAttempts: Int = 3,
) {
    private val mutex = Mutex()
    private val pending = ArrayDeque<UploadItem>()
    private val isDraining = AtomicBoolean(false)

    suspend fun pendingBytes(): Long = mutex.withLock { pending.sumOf { it.sizeInBytes } }

    suspend fun enqueue(item: UploadItem): Boolean = mutex.withLock {
        if (item.sizeInBytes <= 0 || pending.any { it.id == item.id }) return@withLock false
        pending.addLast(item)
        true
    }

    suspend fun remove(id: String) {
        mutex.withLock { pending.removeAll { it.id == id } }
    }

    /** Uploads until the queue is empty. A failed item goes back to the end of the queue. */
    suspend fun drain(): List<UploadOutcome> {
        if (!isDraining.compareAndSet(false, true)) return emptyList()
        try {
            val outcomes = mutableListOf<UploadOutcome>()
            while (true) {
                val item = mutex.withLock { pending.removeFirstOrNull() } ?: break
                try {
                    val remoteUrl = uploader.upload(path = item.filePath)
                    outcomes += UploadOutcome.Completed(item.id, remoteUrl)
                } catch (e: UploadFailure) {
                    val attempted = item.copy(attempts = item.attempts + 1)
                    if (attempted.attempts >= maxAttempts) {
                        outcomes += UploadOutcome.Abandoned(item.id)
                    } else {
                        mutex.withLock { pending.addLast(attempted) }
                    }
                }
            }
            return outcomes
        } finally {
            isDraining.set(false)
        }
    }
}
