package social.flock.compose

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue

class MessageComposer {

    data class Attachment(val name: String, val sizeBytes: Long)

    sealed class Problem {
        data object Empty : Problem()
        data class TooLong(val by: Int) : Problem()
        data object AttachmentsTooLarge : Problem()
    }

    var text by mutableStateOf("")

    var attachments by mutableStateOf(emptyList<Attachment>())
        private set

    val length: Int get() = text.length

    val remaining: Int get() = MAX_LENGTH - length

    /** The counter is shown only near the limit. */
    val counterLabel: String? get() = remaining.takeIf { it <= 20 }?.toString()

    val problem: Problem?
        get() = when {
            text.isEmpty() && attachments.isEmpty() -> Problem.Empty
            remaining < 0 -> Problem.TooLong(by = -remaining)
            attachments.sumOf { it.sizeBytes } > MAX_ATTACHMENT_BYTES -> Problem.AttachmentsTooLarge
            else -> null
        }

    val canSend: Boolean get() = problem == null

    fun attach(attachment: Attachment) {
        if (attachment !in attachments) attachments = attachments + attachment
    }

    fun detach(name: String) {
        attachments.firstOrNull { it.name == name }?.let { attachments = attachments - it }
    }

    /** Hands over the message and clears the composer, if there is something valid to send. */
    fun send(deliver: (String, List<Attachment>) -> Unit): Boolean {
        if (!canSend) return false
        deliver(text, attachments)
        text = ""
        attachments = emptyList()
        return true
    }

    companion object {
        const val MAX_LENGTH = 280
        const val MAX_ATTACHMENT_BYTES = 25_000_000L
    }
}
