package com.inkwell.chat.editing

import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

data class EditableMessage(
    val id: String,
    val authorId: String,
    val sentAt: Long,
    val text: String,
    val isDeleted: Boolean = false,
    val revision: Int = 0,
)

enum class EditError { NOT_FOUND, NOT_AUTHOR, DELETED, TOO_LATE, EMPTY_TEXT }

class EditException(val error: EditError) : Exception(error.name)

/** In-memory editing rules; the server checks again. */
class MessageEditor(messages: List<EditableMessage>) {

    private val lock = Mutex()
    private val messages = messages.associateByTo(HashMap<String, EditableMessage>()) { it.id }

    suspend fun edit(id: String, text: String, userId: String, now: Long): EditableMessage = lock.withLock {
        val message = editable(id, userId)
        if (now - message.sentAt > EDIT_WINDOW) fail(EditError.TOO_LATE)
        if (text.isEmpty()) fail(EditError.EMPTY_TEXT)

        message.copy(text = text, revision = message.revision + 1).also { messages[id] = it }
    }

    suspend fun delete(id: String, userId: String) = lock.withLock {
        messages[id] = editable(id, userId).copy(text = "", isDeleted = true)
    }

    suspend fun message(id: String): EditableMessage? = lock.withLock { messages[id] }

    private fun editable(id: String, userId: String): EditableMessage {
        val message = messages[id] ?: fail(EditError.NOT_FOUND)
        if (message.authorId != userId) fail(EditError.NOT_AUTHOR)
        if (message.isDeleted) fail(EditError.NOT_FOUND)
        return message
    }

    private fun fail(error: EditError): Nothing = throw EditException(error)

    private companion object {
        const val EDIT_WINDOW = 15 * 60L
    }
}
