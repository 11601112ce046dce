package com.tidewave.downloads

sealed interface DownloadStatus {
    data class Queued(val position: Int) : DownloadStatus
    data class Downloading(val received: Long, val total: Long?) : DownloadStatus
    data class Paused(val received: Long, val total: Long?) : DownloadStatus
    data class Completed(val size: Long) : DownloadStatus
    data class Failed(val reason: FailureReason) : DownloadStatus

    enum class FailureReason { NO_SPACE, NETWORK, EXPIRED }
}

data class DownloadRowViewModel(
    val title: String,
    val subtitle: String,
    val progress: Double?,
    val actions: List<Action>,
) {
    enum class Action { PAUSE, RESUME, CANCEL, RETRY, DELETE }

    companion object {
        private val UNITS = listOf("B", "KB", "MB", "GB")

        fun from(title: String, status: DownloadStatus): DownloadRowViewModel = when (status) {
            is DownloadStatus.Queued -> DownloadRowViewModel(
                title = title,
                subtitle = if (status.position <= 1) "Up next" else "Waiting, ${status.position - 1} ahead",
                progress = null,
                actions = listOf(Action.CANCEL),
            )
            is DownloadStatus.Downloading -> DownloadRowViewModel(
                title = title,
                subtitle = progressText(status.received, status.total),
                progress = fraction(status.received, status.total),
                actions = listOf(Action.PAUSE, Action.CANCEL),
            )
            is DownloadStatus.Paused -> DownloadRowViewModel(
                title = title,
                subtitle = "Paused · " + progressText(status.received, status.total),
                progress = fraction(status.received, status.total),
                actions = listOf(Action.RESUME, Action.CANCEL),
            )
            is DownloadStatus.Completed ->
                DownloadRowViewModel(title, sizeText(status.size), 1.0, listOf(Action.DELETE))
            is DownloadStatus.Failed -> failedRow(title, status.reason)
        }

        private fun failedRow(title: String, reason: DownloadStatus.FailureReason): DownloadRowViewModel {
            val (subtitle, actions) = when (reason) {
                DownloadStatus.FailureReason.NO_SPACE -> "Not enough space" to listOf(Action.RETRY, Action.CANCEL)
                DownloadStatus.FailureReason.NETWORK -> "Connection lost" to listOf(Action.RETRY, Action.CANCEL)
                DownloadStatus.FailureReason.EXPIRED -> "No longer available" to listOf(Action.DELETE)
            }
            return DownloadRowViewModel(title, subtitle, null, actions)
        }

        fun sizeText(bytes: Long): String {
            var unit = 0
            var divisor = 1L
            while (bytes / divisor >= 1_000 && unit < UNITS.lastIndex) {
                divisor *= 1_000
                unit++
            }
            if (unit == 0) return "$bytes B"
            val tenths = bytes * 10 / divisor
            return "${tenths / 10}.${tenths % 10} ${UNITS[unit]}"
        }

        private fun progressText(received: Long, total: Long?): String =
            if (total != null && total > 0) "${sizeText(received)} of ${sizeText(total)}" else sizeText(received)

        private fun fraction(received: Long, total: Long?): Double? =
            total?.takeIf { it > 0 }?.let { minOf(received.toDouble() / it, 1.0) }
    }
}
