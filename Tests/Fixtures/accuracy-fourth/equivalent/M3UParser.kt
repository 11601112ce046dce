package radio.kvarts.playlist

data class M3UEntry(
    val location: String,
    val title: String?,
    /** `null` for live streams and entries without a usable length. */
    val durationSeconds: Long?,
)

sealed class M3UException(message: String) : Exception(message) {
    object MissingHeader : M3UException("playlist does not start with #EXTM3U")
}

class M3UParser {

    private class Info(val duration: Long?, val title: String?)

    @Throws(M3UException::class)
    fun parse(text: String): List<M3UEntry> {
        val lines = text.lineSequence()
            .map { it.trim(*BLANKS) }
            .filter { it.isNotEmpty() }
            .toList()

        if (lines.firstOrNull()?.startsWith("#EXTM3U") != true) throw M3UException.MissingHeader

        var pending: Info? = null
        return buildList {
            lines.drop(1).forEach { line ->
                when {
                    line.startsWith(INFO_TAG) -> pending = parseInfo(line.removePrefix(INFO_TAG))
                    line.startsWith("#") -> Unit
                    else -> {
                        add(M3UEntry(line, pending?.title, pending?.duration))
                        pending = null
                    }
                }
            }
        }
    }

    private fun parseInfo(info: String): Info {
        val parts = info.split(",", limit = 2)
        return Info(
            duration = parts.first().toLongOrNull()?.takeIf { it >= 0 },
            title = parts.getOrNull(1)?.trim(*BLANKS)?.ifEmpty { null },
        )
    }

    private companion object {
        const val INFO_TAG = "#EXTINF:"
        val BLANKS = charArrayOf(' ', '\t')
    }
}
