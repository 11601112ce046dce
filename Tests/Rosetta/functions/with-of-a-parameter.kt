data class MessageDto(val id: String, val text: String?)

data class Message(val id: String, val isMine: Boolean, val body: String)

class MessageMapper(private val me: String) {
    fun message(dto: MessageDto): Message = with(dto) {
        Message(id = id, isMine = id == me, body = text ?: "")
    }

    fun short(dto: MessageDto): Message = dto.run { Message(id = id, isMine = false, body = "") }

    fun row(remote: RemoteRow): Message = with(remote) {
        Message(id = key, isMine = owner == me, body = words)
    }
}
