package chat.lantern.list

/** How long ago a message was sent, coarse enough for a chat list. */
sealed interface RelativeTime {

    val short: String
    val long: String

    data object JustNow : RelativeTime {
        override val short = "now"
        override val long = "just now"
    }

    data class Minutes(val count: Long) : RelativeTime {
        override val short get() = "${count}m"
        override val long get() = phrase(count, "minute")
    }

    data class Hours(val count: Long) : RelativeTime {
        override val short get() = "${count}h"
        override val long get() = phrase(count, "hour")
    }

    data class Days(val count: Long) : RelativeTime {
        override val short get() = "${count}d"
        override val long get() = if (count == 1L) "yesterday" else phrase(count, "day")
    }

    data class Weeks(val count: Long) : RelativeTime {
        override val short get() = "${count}w"
        override val long get() = phrase(count, "week")
    }

    companion object {
        private const val MINUTE = 60L
        private const val HOUR = 60 * MINUTE
        private const val DAY = 24 * HOUR
        private const val WEEK = 7 * DAY

        operator fun invoke(sentAt: Long, now: Long): RelativeTime {
            val seconds = (now - sentAt).coerceAtLeast(0)
            return when {
                seconds >= WEEK -> Weeks(seconds / WEEK)
                seconds >= DAY -> Days(seconds / DAY)
                seconds >= HOUR -> Hours(seconds / HOUR)
                seconds >= MINUTE -> Minutes(seconds / MINUTE)
                else -> JustNow
            }
        }
    }
}

private fun phrase(count: Long, unit: String): String =
    "$count $unit${if (count == 1L) "" else "s"} ago"

data class ChatPreview(val title: String, val lastMessage: String?, val sentAt: Long?) {

    fun subtitle(now: Long): String =
        if (lastMessage == null || sentAt == null) {
            "No messages yet"
        } else {
            "$lastMessage · ${RelativeTime(sentAt, now).short}"
        }
}
