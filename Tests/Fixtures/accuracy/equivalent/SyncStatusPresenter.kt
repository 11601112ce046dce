package com.notewell.sync.status

import java.time.Duration
import java.time.Instant

sealed interface SyncState {
    data object NeverSynced : SyncState
    data class Syncing(val done: Int, val total: Int) : SyncState
    data class Synced(val at: Instant) : SyncState
    data class Offline(val since: Instant) : SyncState
    data class Failed(val reason: FailureReason) : SyncState

    enum class FailureReason { STORAGE_FULL, SIGNED_OUT, SERVER }
}

data class SyncBanner(
    val text: String,
    val style: Style,
    val actionTitle: String? = null,
    val fraction: Double? = null,
) {
    enum class Style { NEUTRAL, PROGRESS, WARNING, ERROR }
}

interface SyncStatusView {
    fun show(banner: SyncBanner)
    fun hideBanner()
}

class SyncStatusPresenter(
    private val view: SyncStatusView,
    private val now: () -> Instant = { Instant.now() },
) {
    private var shown: SyncBanner? = null

    fun update(state: SyncState, pendingChanges: Int) {
        val banner = bannerFor(state, pendingChanges)
        if (banner == shown) return
        shown = banner
        if (banner == null) view.hideBanner() else view.show(banner)
    }

    private fun bannerFor(state: SyncState, pending: Int): SyncBanner? = when (state) {
        SyncState.NeverSynced -> SyncBanner("Not synced yet", SyncBanner.Style.NEUTRAL, "Sync now")
        is SyncState.Syncing -> progress(state.done, state.total)
        is SyncState.Synced -> when {
            pending > 0 -> SyncBanner("${changes(pending)} waiting", SyncBanner.Style.NEUTRAL, "Sync now")
            // then it goes away again
            ageOf(state.at) < PRAISE_TIME -> SyncBanner("All changes saved", SyncBanner.Style.NEUTRAL)
            else -> null
        }
        is SyncState.Offline -> SyncBanner(offlineText(state.since, pending), SyncBanner.Style.WARNING)
        is SyncState.Failed -> {
            val (text, action) = when (state.reason) {
                SyncState.FailureReason.STORAGE_FULL -> "Your storage is full" to "Upgrade"
                SyncState.FailureReason.SIGNED_OUT -> "Sign in to sync" to "Sign in"
                SyncState.FailureReason.SERVER -> "Sync failed" to "Try again"
            }
            SyncBanner(text, SyncBanner.Style.ERROR, action)
        }
    }

    private fun progress(done: Int, total: Int): SyncBanner {
        if (total <= 0) return SyncBanner("Syncing…", SyncBanner.Style.PROGRESS)
        val capped = done.coerceAtMost(total)
        return SyncBanner(
            text = "Syncing $capped of $total",
            style = SyncBanner.Style.PROGRESS,
            fraction = capped.toDouble() / total,
        )
    }

    private fun offlineText(since: Instant, pending: Int): String = buildString {
        append("Offline")
        val minutes = ageOf(since).toMinutes()
        when {
            minutes >= 60 -> append(" for ${minutes / 60} h")
            minutes > 0 -> append(" for $minutes min")
        }
        if (pending > 0) append(", ${changes(pending)} waiting")
    }

    private fun changes(count: Int): String = when {
        count == 1 -> "1 change"
        count > 99 -> "99+ changes"
        else -> "$count changes"
    }

    private fun ageOf(time: Instant): Duration = Duration.between(time, now())

    private companion object {
        val PRAISE_TIME: Duration = Duration.ofSeconds(10)
    }
}
