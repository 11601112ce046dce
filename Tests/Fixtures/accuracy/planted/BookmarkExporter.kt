package com.acme.audiobooks.bookmarks

data class Bookmark(
    val label: String,
    val positionMs: Double,
    val isPrivate: Boolean,
)

/** Writes bookmarks of audio books as plain text lines. */
class BookmarkExporter(
    private val includePrivate: Boolean = false,
    private val header: String? = null,
) {

    fun export(bookmarks: List<Bookmark>): String {
        val chosen = bookmarks
            .filter { includePrivate || !it.isPrivate }
            .sortedBy { it.positionMs }

        val lines = mutableListOf<String>()
        header?.let { lines += "# $it" }
        chosen.mapIndexedTo(lines) { index, bookmark ->
            lineFor(index + 1, bookmark)
        }
        if (chosen.isEmpty()) {
            lines += "(none)"
        }
        return lines.joinToString("\n")
    }

    private fun lineFor(number: Int, bookmark: Bookmark): String {
        val label = bookmark.label.ifEmpty { "Bookmark $number" }
        return "$number\t${bookmark.positionMs}\t$label"
    }
}

fun BookmarkExporter.fileNameFor(title: String): String {
    val safe = title.replace("/", "-").ifEmpty { "book" }
    return "$safe.bookmarks.txt"
}
