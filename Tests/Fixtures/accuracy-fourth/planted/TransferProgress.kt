package com.cloudcrate.transfer

import kotlin.math.round

data class TransferProgress(
    val totalBytes: Long,
    val fileCount: Int,
    val sentBytes: Long = 0,
    val finishedFiles: Int = 0,
) {
    val isComplete: Boolean
        get() = finishedFiles == fileCount

    val percent: Int
        get() = when {
            totalBytes > 0 -> round(sentBytes.toDouble() / totalBytes * 100).toInt()
            isComplete -> 100
            else -> 0
        }

    fun withSent(bytes: Long): TransferProgress =
        copy(sentBytes = (sentBytes + bytes.coerceAtLeast(0)).coerceAtMost(totalBytes))

    fun withFinishedFile(): TransferProgress =
        copy(finishedFiles = (finishedFiles + 1).coerceAtMost(fileCount))

    fun secondsRemaining(bytesPerSecond: Long): Long? =
        bytesPerSecond.takeIf { it > 0 }?.let { rate ->
            val left = totalBytes - sentBytes
            (left + rate - 1) / rate
        }

    override fun toString(): String =
        if (isComplete) "Done" else "$percent% (file ${finishedFiles + 1} of $fileCount)"
}
