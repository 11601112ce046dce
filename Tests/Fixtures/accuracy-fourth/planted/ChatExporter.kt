package rooms.export

import java.text.SimpleDateFormat
import java.util.Date
import java.util.Locale

data class ExportedMessage(
    val id: Long,
    val sender: String,
    val sentAt: Long,
    val text: String?,
    val attachmentNames: List<String>,
)

/** Writes a conversation as a plain text file for the archive. */
class ChatExporter(private val roomId: Long) {

    private val formatter = SimpleDateFormat("yyyy-MM-dd HH:mm:ss", Locale.ROOT)

    val fileName: String
        get() = "chat-$roomId.txt"

    /** `sentAt` is in epoch seconds. */
    fun export(messages: List<ExportedMessage>): String = buildString {
        append("# Room $roomId, ${messages.size} messages")
        messages
            .sortedWith(compareBy(ExportedMessage::sentAt, ExportedMessage::id))
            .forEach { appendMessage(it) }
    }

    private fun StringBuilder.appendMessage(message: ExportedMessage) {
        val time = formatter.format(Date(message.sentAt * 1000))
        append("\n[$time] ${message.sender}: ${message.text ?: "(no text)"}")
        message.attachmentNames.forEach { append("\n    + $it") }
    }
}
