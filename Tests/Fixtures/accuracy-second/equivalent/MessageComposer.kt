package com.lanternchat.composer

data class Attachment(val id: String, val byteCount: Long, val isUploaded: Boolean)

interface MessageComposerOutput {
    fun composerDidUpdate(composer: MessageComposer)
    fun composerDidReject(composer: MessageComposer, reason: MessageComposer.RejectReason)
    fun composerSend(composer: MessageComposer, text: String, attachmentIds: List<String>)
}

class MessageComposer {
    enum class RejectReason { TOO_MANY_ATTACHMENTS, FILE_TOO_LARGE, TOO_LONG }

    var output: MessageComposerOutput? = null

    var text: String = ""
        private set

    var attachments: List<Attachment> = emptyList()
        private set

    val remainingCharacters: Int get() = MAX_LENGTH - text.length

    val showsCounter: Boolean get() = remainingCharacters <= 100

    val canSend: Boolean
        get() {
            if (remainingCharacters < 0 || attachments.any { !it.isUploaded }) return false
            return trimmedText.isNotEmpty() || attachments.isNotEmpty()
        }

    private val trimmedText: String get() = text.trim()

    fun updateText(newText: String) {
        if (newText == text) return
        text = newText
        output?.composerDidUpdate(this)
    }

    fun attach(attachment: Attachment) {
        if (attachments.size >= MAX_ATTACHMENTS) {
            output?.composerDidReject(this, RejectReason.TOO_MANY_ATTACHMENTS)
            return
        }
        if (attachment.byteCount > MAX_FILE_SIZE) {
            output?.composerDidReject(this, RejectReason.FILE_TOO_LARGE)
            return
        }
        attachments = attachments + attachment
        output?.composerDidUpdate(this)
    }

    fun markUploaded(id: String) {
        val index = attachments.indexOfFirst { it.id == id }
        if (index < 0) return
        attachments = attachments.mapIndexed { i, item ->
            if (i == index) item.copy(isUploaded = true) else item
        }
        output?.composerDidUpdate(this)
    }

    fun detach(id: String) {
        val remaining = attachments.filterNot { it.id == id }
        if (remaining.size == attachments.size) return
        attachments = remaining
        output?.composerDidUpdate(this)
    }

    fun send() {
        if (remainingCharacters < 0) {
            output?.composerDidReject(this, RejectReason.TOO_LONG)
            return
        }
        if (!canSend) return
        output?.composerSend(this, trimmedText, attachments.map { it.id })
        text = ""
        attachments = emptyList()
        output?.composerDidUpdate(this)
    }

    companion object {
        const val MAX_ATTACHMENTS = 10
        const val MAX_FILE_SIZE = 25L * 1024 * 1024
        const val MAX_LENGTH = 4_000
    }
}
