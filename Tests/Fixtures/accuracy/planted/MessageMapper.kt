package com.acme.chat.data

class MessageDto(
    val id: String,
    val senderId: String,
    val text: String?,
    val sentAt: Long,
    val editedAt: Long?,
    val attachments: List<AttachmentDto>?,
)

class AttachmentDto(val url: String, val type: String)

data class Message(
    val id: String,
    val isMine: Boolean,
    val body: String,
    val sentAt: Long,
    val editedAt: Long? = null,
    val images: List<String>,
) {
    val isEdited: Boolean get() = editedAt != null
}

class MessageMapper(private val currentUserId: String) {

    fun map(dtos: List<MessageDto>): List<Message> =
        dtos.asSequence()
            .filter { it.id.isNotEmpty() }
            .map(::map)
            .sortedBy { it.sentAt }
            .toList()

    fun map(dto: MessageDto): Message = with(dto) {
        Message(
            id = id,
            isMine = senderId == currentUserId,
            body = text.orEmpty(),
            sentAt = sentAt,
            images = attachments.orEmpty().mapNotNull { a -> a.url.takeIf { a.type == "image" } },
        )
    }
}
