package com.lanternchat.ui.avatar

import java.net.URI

data class AvatarModel(
    val content: Content,
    val accessibilityLabel: String,
) {
    sealed interface Content {
        data class Image(val url: URI) : Content
        data class Initials(val text: String, val colorIndex: Int) : Content
        data object Placeholder : Content
    }

    companion object {
        const val PALETTE_SIZE = 8

        operator fun invoke(name: String?, imageUrl: URI?, userId: String): AvatarModel {
            val trimmed = name?.trim().orEmpty()
            val initials = initials(trimmed)
            val content = when {
                imageUrl != null -> Content.Image(imageUrl)
                initials != null -> Content.Initials(initials, colorIndex(userId))
                else -> Content.Placeholder
            }
            return AvatarModel(content, trimmed.ifEmpty { "avatar.unknown" })
        }

        fun initials(name: String): String? {
            val words = name.split(' ').filter { it.isNotEmpty() }
            if (words.isEmpty()) return null
            val initials = buildString {
                appendCodePoint(words.first().codePointAt(0))
                if (words.size > 1) appendCodePoint(words.last().codePointAt(0))
            }
            return initials.uppercase()
        }

        fun colorIndex(userId: String): Int {
            val sum = userId.toByteArray(Charsets.UTF_8)
                .fold(0) { acc, byte -> (acc * 31 + (byte.toInt() and 0xFF)) % 9_973 }
            return sum % PALETTE_SIZE
        }
    }
}
