package io.offliner.downloads

enum class DownloadFailure { NETWORK, DISK_FULL, CHECKSUM_MISMATCH }

sealed interface DownloadEvent {
    object Enqueue : DownloadEvent
    data class Start(val total: Long?) : DownloadEvent
    data class Progress(val received: Long) : DownloadEvent
    object Pause : DownloadEvent
    object Resume : DownloadEvent
    data class Complete(val path: String) : DownloadEvent
    data class Fail(val reason: DownloadFailure) : DownloadEvent
    object Cancel : DownloadEvent
}

sealed class DownloadState {
    object Idle : DownloadState()
    object Queued : DownloadState()
    data class Running(val received: Long, val total: Long?) : DownloadState()
    data class Paused(val received: Long, val total: Long?) : DownloadState()
    data class Finished(val path: String) : DownloadState()
    data class Failed(val reason: DownloadFailure) : DownloadState()

    val fraction: Double?
        get() = when (this) {
            is Running -> total?.takeIf { it > 0 }?.let { minOf(1.0, received.toDouble() / it) }
            is Finished -> 1.0
            else -> null
        }

    val isActive: Boolean
        get() = this is Queued || this is Running

    fun after(event: DownloadEvent): DownloadState = when (event) {
        is DownloadEvent.Enqueue -> if (this is Idle || this is Failed) Queued else this

        is DownloadEvent.Start -> if (this is Queued) Running(received = 0, total = event.total) else this

        is DownloadEvent.Progress -> when (this) {
            is Running -> Running(maxOf(received, event.received), total)
            else -> this
        }

        is DownloadEvent.Pause -> (this as? Running)?.let { Paused(it.received, it.total) } ?: this

        is DownloadEvent.Resume -> (this as? Paused)?.let { Running(it.received, it.total) } ?: this

        is DownloadEvent.Complete -> if (this is Running) Finished(event.path) else this

        is DownloadEvent.Fail -> when (this) {
            is Idle, is Finished -> this
            else -> Failed(event.reason)
        }

        is DownloadEvent.Cancel -> if (this is Finished) this else Idle
    }
}
