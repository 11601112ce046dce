package com.albatross.upload

import kotlin.math.roundToInt

data class UploadChunk(
    val index: Int,
    val start: Long,
    val endExclusive: Long,
    val totalBytes: Long,
) {
    val contentRange: String get() = "bytes $start-${endExclusive - 1}/$totalBytes"
}

/** Cuts a file into chunks for a resumable upload. */
class UploadPlan(
    val totalBytes: Long,
    val chunkBytes: Long = 512L * 1024,
) {
    init {
        require(totalBytes >= 0) { "negative file size" }
        require(chunkBytes > 0) { "empty chunks" }
    }

    val chunks: List<UploadChunk> by lazy {
        (0L until totalBytes step chunkBytes).mapIndexed { index, start ->
            UploadChunk(
                index = index,
                start = start,
                endExclusive = minOf(start + chunkBytes, totalBytes),
                totalBytes = totalBytes,
            )
        }
    }

    /** The chunks to send when the server already holds the first [confirmedBytes]. */
    fun remaining(confirmedBytes: Long): List<UploadChunk> =
        chunks.filter { it.endExclusive > confirmedBytes }

    fun progressPercent(confirmedBytes: Long): Int {
        if (totalBytes == 0L) return 100
        val share = confirmedBytes.toDouble() / totalBytes.toDouble()
        return (share.coerceIn(0.0, 1.0) * 100).roundToInt()
    }

    fun isComplete(confirmedBytes: Long): Boolean = confirmedBytes >= totalBytes

    override fun toString(): String = "${chunks.size} chunks, ${totalBytes / 1024} KiB"
}
