package text.markup

sealed interface Span {
    val content: String

    data class Text(override val content: String) : Span
    data class Bold(override val content: String) : Span
    data class Italic(override val content: String) : Span
    data class Code(override val content: String) : Span
}

/** `*bold*`, `_italic_` and backtick code; no nesting, no escapes. */
class InlineMarkup(source: String) {

    val spans: List<Span> = buildList {
        val plain = StringBuilder()

        fun flush() {
            if (plain.isNotEmpty()) add(Span.Text(plain.toString()))
            plain.clear()
        }

        var index = 0
        while (index < source.length) {
            val span = spanAt(source, index)
            if (span != null) {
                flush()
                add(span)
                index += span.content.length + 2
            } else {
                plain.append(source[index++])
            }
        }
        flush()
    }

    /** The message without its marks, for notifications. */
    val plainText: String
        get() = spans.joinToString("") { it.content }

    private fun spanAt(source: String, index: Int): Span? {
        val mark = source[index]
        val end = source.indexOf(mark, startIndex = index + 1)
        if (end <= index + 1) return null
        val content = source.substring(index + 1, end)
        return when (mark) {
            '*' -> Span.Bold(content)
            '_' -> Span.Italic(content)
            '`' -> Span.Code(content)
            else -> null
        }
    }
}
