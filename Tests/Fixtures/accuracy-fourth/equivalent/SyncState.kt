package com.meadow.journal.sync

sealed interface SyncEvent {
    data class Started(val total: Int) : SyncEvent
    data object ItemSynced : SyncEvent
    data object ConnectionLost : SyncEvent
    data object ConnectionRestored : SyncEvent
    data class Finished(val at: Long) : SyncEvent
    data class Failed(val reason: String) : SyncEvent
    data object Reset : SyncEvent
}

sealed class SyncState {
    data object Idle : SyncState()
    data class Running(val done: Int, val total: Int) : SyncState()
    data class Paused(val done: Int, val total: Int) : SyncState()
    data class Synced(val at: Long) : SyncState()
    data class Failed(val reason: String, val isPartial: Boolean) : SyncState()

    fun applying(event: SyncEvent): SyncState = when (event) {
        is SyncEvent.Started -> if (this is Running) this else Running(done = 0, total = event.total)

        SyncEvent.ItemSynced -> if (this is Running) copy(done = minOf(done + 1, total)) else this

        SyncEvent.ConnectionLost -> if (this is Running) Paused(done, total) else this

        SyncEvent.ConnectionRestored -> if (this is Paused) Running(done, total) else this

        is SyncEvent.Finished -> if (this is Running) Synced(event.at) else this

        is SyncEvent.Failed -> when (this) {
            is Running -> Failed(event.reason, isPartial = done > 0)
            is Paused -> Failed(event.reason, isPartial = done > 0)
            Idle, is Synced, is Failed -> this
        }

        SyncEvent.Reset -> Idle
    }

    val fractionComplete: Double
        get() = when (this) {
            Idle, is Failed -> 0.0
            is Synced -> 1.0
            is Running -> fraction(done, total)
            is Paused -> fraction(done, total)
        }

    private fun fraction(done: Int, total: Int) = if (total > 0) done.toDouble() / total else 0.0
}
