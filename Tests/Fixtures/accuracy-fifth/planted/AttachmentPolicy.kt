package com.wharf.chat.attachments

private const val MEGABYTE = 1_024L * 1_024L

enum class AttachmentKind(val maxBytes: Long) {
    IMAGE(16 * MEGABYTE),
    VIDEO(64 * MEGABYTE),
    VOICE(8 * MEGABYTE),
    FILE(50 * MEGABYTE);

    companion object {
        fun fromMimeType(mimeType: String): AttachmentKind =
            when (mimeType.substringBefore('/')) {
                "image" -> IMAGE
                "video" -> VIDEO
                "audio" -> VOICE
                else -> FILE
            }
    }
}

data class Attachment(val name: String, val mimeType: String, val byteCount: Long) {
    val kind: AttachmentKind get() = AttachmentKind.fromMimeType(mimeType)
}

sealed interface AttachmentProblem {
    data class Empty(val name: String) : AttachmentProblem
    data class TooLarge(val name: String, val limitMegabytes: Long) : AttachmentProblem
    data class TooMany(val limit: Int) : AttachmentProblem
}

class AttachmentPolicy {

    fun problems(attachments: List<Attachment>): List<AttachmentProblem> = buildList {
        addAll(attachments.mapNotNull { problem(it) })
        if (attachments.size > MAX_ATTACHMENTS) {
            add(AttachmentProblem.TooMany(MAX_ATTACHMENTS))
        }
    }

    private fun problem(attachment: Attachment): AttachmentProblem? {
        val limit = attachment.kind.maxBytes
        return when {
            attachment.byteCount <= 0 -> AttachmentProblem.Empty(attachment.name)
            attachment.byteCount > limit ->
                AttachmentProblem.TooLarge(attachment.name, limit / MEGABYTE)
            else -> null
        }
    }

    companion object {
        const val MAX_ATTACHMENTS = 10
    }
}
