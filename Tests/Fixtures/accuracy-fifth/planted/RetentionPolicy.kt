package com.ledgerchat.retention

data class StoredMessage(
    val id: String,
    val sentAtMillis: Long,
    val isPinned: Boolean = false,
    val isSavedByUser: Boolean = false,
)

/** How long a workspace keeps its messages. */
sealed interface RetentionPolicy {

    data object Forever : RetentionPolicy
    data class Days(val days: Int) : RetentionPolicy

    /** Everything sent before this moment goes away. */
    fun cutoff(nowMillis: Long): Long? = when (this) {
        Forever -> null
        is Days -> nowMillis - days * MILLIS_PER_DAY
    }

    fun shouldDelete(message: StoredMessage, nowMillis: Long): Boolean {
        if (message.isPinned || message.isSavedByUser) return false
        val cutoff = cutoff(nowMillis) ?: return false
        return message.sentAtMillis < cutoff
    }

    /** Messages to delete and messages to keep, both in the given order. */
    fun partition(
        messages: List<StoredMessage>,
        nowMillis: Long,
    ): Pair<List<StoredMessage>, List<StoredMessage>> =
        messages.partition { shouldDelete(it, nowMillis) }

    val label: String
        get() = when (this) {
            Forever -> "Messages are kept"
            is Days -> "Messages disappear after " + if (days == 1) "1 day" else "$days days"
        }

    companion object {
        private const val MILLIS_PER_DAY = 24 * 60 * 60 * 1_000

        fun fromSetting(setting: String): RetentionPolicy = when (setting) {
            "week" -> Days(7)
            "month" -> Days(30)
            "quarter" -> Days(90)
            else -> Forever
        }
    }
}
