package net.harborline.api

import java.net.URLEncoder

enum class HttpMethod { GET, POST, DELETE }

/** Immutable request builder, every step returns a changed copy. */
class ApiRequest private constructor(
    val method: HttpMethod,
    val segments: List<String>,
    val query: List<Pair<String, String>>,
    val headers: Map<String, String>,
) {
    constructor(method: HttpMethod = HttpMethod.GET) : this(method, emptyList(), emptyList(), emptyMap())

    fun path(vararg parts: String) = copy(segments = segments + parts.filter(String::isNotEmpty))

    /** Parameters without a value are left out. */
    fun query(name: String, value: String?): ApiRequest =
        if (value == null) this else copy(query = query + (name to value))

    fun query(name: String, flag: Boolean): ApiRequest = query(name, if (flag) "1" else "0")

    fun header(name: String, value: String) = copy(headers = headers + (name to value))

    fun url(relativeTo: String): String = buildString {
        append(relativeTo.removeSuffix("/"))
        segments.forEach { append('/').append(it.escaped()) }
        if (query.isNotEmpty()) {
            query.joinTo(this, separator = "&", prefix = "?") { (name, value) ->
                "${name.escaped()}=${value.escaped()}"
            }
        }
    }

    private fun copy(
        segments: List<String> = this.segments,
        query: List<Pair<String, String>> = this.query,
        headers: Map<String, String> = this.headers,
    ) = ApiRequest(method, segments, query, headers)
}

private fun String.escaped(): String =
    URLEncoder.encode(this, "UTF-8")
        .replace("+", "%20")
        .replace("*", "%2A")
        .replace("%7E", "~")
