package push.text

enum class MessageKind { TEXT, POLL, LOCATION }

data class IncomingMessage(
    val sender: String,
    val kind: MessageKind,
    val payload: List<String>,
)

interface MessageRenderer {
    fun title(message: IncomingMessage): String = message.sender

    fun body(message: IncomingMessage): String
}

object TextRenderer : MessageRenderer {
    override fun body(message: IncomingMessage) = message.payload.joinToString(" ")
}

object PollRenderer : MessageRenderer {
    override fun title(message: IncomingMessage) = "${message.sender} asks"

    override fun body(message: IncomingMessage): String {
        val question = message.payload.firstOrNull() ?: return "Poll"
        return "$question (${message.payload.size - 1} options)"
    }
}

object LocationRenderer : MessageRenderer {
    override fun body(message: IncomingMessage) =
        message.payload.firstOrNull()?.let { "Location: $it" } ?: "Location"
}

data class NotificationText(val title: String, val body: String) {

    companion object {
        fun of(message: IncomingMessage, showsContent: Boolean = true): NotificationText {
            val renderer = when (message.kind) {
                MessageKind.TEXT -> TextRenderer
                MessageKind.POLL -> PollRenderer
                MessageKind.LOCATION -> LocationRenderer
            }
            return NotificationText(
                title = renderer.title(message),
                body = if (showsContent) renderer.body(message) else "New message",
            )
        }
    }
}
