package com.taskhive.chat.attachment

enum class MediaType(val maxBytes: Long) {
    IMAGE(10.megabytes),
    VIDEO(100.megabytes),
    AUDIO(25.megabytes),
    DOCUMENT(25.megabytes);

    companion object {
        fun fromMimeType(mimeType: String): MediaType {
            val normalized = mimeType.lowercase()
            return when {
                normalized == "application/ogg" -> AUDIO
                normalized.startsWith("image/") -> IMAGE
                normalized.startsWith("video/") -> VIDEO
                normalized.startsWith("audio/") -> AUDIO
                else -> DOCUMENT
            }
        }
    }
}

private val Int.megabytes: Long get() = this * 1024L * 1024L

sealed class AttachmentRejection(message: String) : Exception(message) {
    class Empty : AttachmentRejection("Attachment is empty")
    class TooLarge(val maxBytes: Long) : AttachmentRejection("Attachment exceeds $maxBytes bytes")
    class UnsupportedExtension(val extension: String) : AttachmentRejection("Unsupported .$extension")
}

data class MediaAttachment(
    val fileName: String,
    val mimeType: String,
    val byteCount: Long,
    val durationSeconds: Int?,
) {
    val type: MediaType
        get() = MediaType.fromMimeType(mimeType)

    val fileExtension: String?
        get() {
            val dot = fileName.lastIndexOf('.')
            if (dot <= 0 || dot == fileName.lastIndex) return null
            return fileName.substring(dot + 1).lowercase()
        }

    val sizeText: String
        get() = when {
            byteCount < 1024 -> "$byteCount B"
            byteCount < 1024 * 1024 -> "${byteCount / 1024} KB"
            else -> "${byteCount / (1024 * 1024)} MB"
        }

    val durationText: String?
        get() {
            val seconds = durationSeconds ?: return null
            return "${seconds / 60}:${(seconds % 60).toString().padStart(2, '0')}"
        }

    @Throws(AttachmentRejection::class)
    fun checkUploadable() {
        val extension = fileExtension
        when {
            byteCount <= 0 -> throw AttachmentRejection.Empty()
            byteCount > type.maxBytes -> throw AttachmentRejection.TooLarge(type.maxBytes)
            extension != null && extension in BLOCKED_EXTENSIONS ->
                throw AttachmentRejection.UnsupportedExtension(extension)
        }
    }

    private companion object {
        val BLOCKED_EXTENSIONS = setOf("exe", "apk", "ipa", "bat")
    }
}
