package uk.co.natter.socket

sealed class SocketEventException(message: String) : Exception(message) {
    data class UnknownType(val type: String) : SocketEventException("unknown type $type")
    data class MissingField(val name: String) : SocketEventException("missing field $name")
}

sealed interface SocketEvent {

    /** Channel whose screen has to be redrawn. */
    val affectedChannel: String?

    sealed interface InChannel : SocketEvent {
        val channelId: String
        override val affectedChannel: String get() = channelId
    }

    data class Message(override val channelId: String, val messageId: String, val text: String) : InChannel
    data class Typing(override val channelId: String, val userId: String) : InChannel
    data class Read(override val channelId: String, val lastMessageId: String) : InChannel

    data class Presence(val userId: String, val isOnline: Boolean) : SocketEvent {
        override val affectedChannel: String? get() = null
    }

    data object Pong : SocketEvent {
        override val affectedChannel: String? get() = null
    }

    companion object {
        @Throws(SocketEventException::class)
        fun from(type: String, fields: Map<String, String>): SocketEvent = with(fields) {
            when (type) {
                "message.new", "message.edited" ->
                    Message(required("channel"), required("id"), get("text").orEmpty())
                "typing" -> Typing(required("channel"), required("user"))
                "read" -> Read(required("channel"), required("last"))
                "presence" -> Presence(required("user"), isOnline = get("state") == "online")
                "pong" -> Pong
                else -> throw SocketEventException.UnknownType(type)
            }
        }

        private fun Map<String, String>.required(name: String): String =
            get(name)?.takeIf { it.isNotEmpty() } ?: throw SocketEventException.MissingField(name)
    }
}
