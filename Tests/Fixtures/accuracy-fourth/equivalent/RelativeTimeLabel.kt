package app.inbox.format

import kotlin.math.abs

/** Compact "time ago" labels for the conversation list. */
class RelativeTimeLabel(
    private val now: () -> Long = System::currentTimeMillis,
) {

    /** @param timestamp epoch milliseconds, may lie in the future */
    fun label(timestamp: Long): String {
        val delta = now() - timestamp
        val amount = compact(abs(delta)) ?: return "just now"
        return if (delta < 0) "in $amount" else "$amount ago"
    }

    /** True while the label can still change from one minute to the next. */
    fun needsRefresh(timestamp: Long): Boolean = abs(now() - timestamp) < HOUR

    private fun compact(span: Long): String? = when {
        span < MINUTE -> null
        span < HOUR -> "${span / MINUTE}m"
        span < DAY -> "${span / HOUR}h"
        span < WEEK -> "${span / DAY}d"
        else -> "${span / WEEK}w"
    }

    private companion object {
        const val MINUTE = 60_000L
        const val HOUR = 60 * MINUTE
        const val DAY = 24 * HOUR
        const val WEEK = 7 * DAY
    }
}
