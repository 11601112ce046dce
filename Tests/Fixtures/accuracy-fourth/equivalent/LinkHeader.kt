package me.trackr.github.paging

/**
 * Pagination links as sent in the `Link` header, e.g.
 * `<https://api.example.com/issues?page=2>; rel="next", <…>; rel="last"`.
 */
class LinkHeader private constructor(private val targets: Map<String, String>) {

    constructor(header: String?) : this(parse(header))

    val next: String? by targets.orNull("next")
    val previous: String? by targets.orNull("prev")
    val first: String? by targets.orNull("first")
    val last: String? by targets.orNull("last")

    val hasNext: Boolean get() = next != null

    operator fun get(rel: String): String? = targets[rel]

    private companion object {

        fun Map<String, String>.orNull(rel: String): Lazy<String?> = lazy { this[rel] }

        fun parse(header: String?): Map<String, String> =
            header.orEmpty()
                .splitToSequence(',')
                .mapNotNull(::parseLink)
                .toMap()

        fun parseLink(part: String): Pair<String, String>? {
            val fields = part.split(';').map(String::trim)
            val url = fields.first()
                .takeIf { it.startsWith('<') && it.endsWith('>') }
                ?.removeSurrounding("<", ">")
                ?.ifEmpty { null }
                ?: return null

            return fields.drop(1)
                .firstOrNull { it.startsWith("rel=") }
                ?.removePrefix("rel=")
                ?.replace("\"", "")
                ?.takeIf { it.isNotEmpty() }
                ?.let { rel -> rel to url }
        }
    }
}
