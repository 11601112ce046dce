package com.harbor.sdk.paging

/** Navigation links of a paged collection, as sent in the `Link` response header. */
data class LinkHeader(
    val next: String? = null,
    val previous: String? = null,
    val last: String? = null,
) {
    val hasMore: Boolean get() = next != null

    companion object {
        val Empty = LinkHeader()

        fun parse(header: String?): LinkHeader {
            val links = header.orEmpty()
                .split(",")
                .mapNotNull(::parsePart)
                .asReversed()
                .toMap()
            return LinkHeader(links["next"], links["prev"], links["last"])
        }

        private fun parsePart(part: String): Pair<String, String>? {
            val open = part.indexOf('<')
            if (open < 0) return null
            val close = part.indexOf('>', startIndex = open)
            if (close < 0) return null

            val url = part.substring(open + 1, close)
            if (url.isEmpty()) return null

            val relation = part.substring(close + 1)
                .split(";")
                .map { it.split("=") }
                .firstOrNull { it.size == 2 && it[0].trim() == "rel" }
                ?.get(1)
                ?.trim()
                ?.replace("\"", "")
                ?: return null
            return relation.lowercase() to url
        }
    }
}
