package app.chat.typing

import java.time.Duration
import java.time.Instant

data class TypingParticipant(
    val userId: String,
    val displayName: String,
    val lastKeystroke: Instant,
)

/** Text for the "… is typing" row above the input field. */
class TypingIndicatorFormatter(private val ownUserId: String) {

    fun text(participants: List<TypingParticipant>, now: Instant): String? {
        val names = participants.active(now).map { it.shownName() }.toList()
        val n = names.size
        return when {
            n == 0 -> null
            n == 1 -> "${names.single()} is typing…"
            n <= MAX_NAMED + 1 ->
                names.dropLast(1).joinToString(", ") + " and ${names.last()} are typing…"
            else ->
                names.take(MAX_NAMED).joinToString(", ") + " and ${n - MAX_NAMED} others are typing…"
        }
    }

    /** When [text] must be asked for again; null if no one is typing. */
    fun nextRefresh(participants: List<TypingParticipant>, now: Instant): Instant? =
        participants.active(now).minOfOrNull { it.lastKeystroke + EXPIRY }

    private fun List<TypingParticipant>.active(now: Instant): Sequence<TypingParticipant> =
        asSequence()
            .filterNot { it.userId == ownUserId }
            .filter { Duration.between(it.lastKeystroke, now) < EXPIRY }
            .sortedWith(compareBy({ it.lastKeystroke }, { it.userId }))

    private fun TypingParticipant.shownName() = displayName.trim().ifEmpty { "Someone" }

    companion object {
        val EXPIRY: Duration = Duration.ofSeconds(6)
        const val MAX_NAMED = 2
    }
}
