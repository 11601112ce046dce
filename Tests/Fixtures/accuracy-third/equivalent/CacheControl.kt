package org.ibis.http

/** The directives of a `Cache-Control` response header that our cache understands. */
data class CacheControl(
    val maxAge: Long? = null,
    val noStore: Boolean = false,
    val noCache: Boolean = false,
    val isPrivate: Boolean = false,
) {
    /** May an answer of this age be shown without asking the server? */
    fun isFresh(ageSeconds: Long): Boolean =
        !noStore && !noCache && maxAge != null && ageSeconds < maxAge

    val isStorable: Boolean get() = !noStore

    companion object {
        fun parse(header: String?): CacheControl {
            val directives: Map<String, String> = header.orEmpty()
                .split(',')
                .associate { directive ->
                    directive.substringBefore('=').trim(' ', '\t').lowercase() to
                        directive.substringAfter('=', missingDelimiterValue = "")
                }
            return CacheControl(
                maxAge = directives["max-age"]?.toSeconds(),
                noStore = "no-store" in directives,
                noCache = "no-cache" in directives,
                isPrivate = "private" in directives,
            )
        }

        private fun String.toSeconds(): Long? =
            trim(' ', '\t', '"')
                .takeIf { text -> text.all { it in '0'..'9' } }
                ?.toLongOrNull()
    }
}
