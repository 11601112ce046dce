package people.avatar

/** Initials and colour for people without a picture; the same on all devices. */
data class AvatarStyle(val initials: String, val color: String) {

    companion object {
        val PALETTE = listOf(
            "#E57373", "#F06292", "#BA68C8", "#7986CB", "#4FC3F7",
            "#4DB6AC", "#81C784", "#DCE775", "#FFB74D", "#A1887F",
        )

        fun of(name: String, email: String) = AvatarStyle(
            initials = initialsOf(name) ?: initialsOf(email) ?: "?",
            color = PALETTE[bucketOf(email)],
        )

        /** Upper case first letters of at most two words. */
        private fun initialsOf(text: String): String? =
            text.splitToSequence(' ')
                .filter(String::isNotEmpty)
                .take(2)
                .joinToString("") { word -> word.firstCodePoint().uppercase() }
                .ifEmpty { null }

        private fun String.firstCodePoint(): String = String(Character.toChars(codePointAt(0)))

        private fun bucketOf(key: String): Int =
            key.fold(7) { hash, char -> hash * 31 + char.code }.mod(PALETTE.size)
    }
}
