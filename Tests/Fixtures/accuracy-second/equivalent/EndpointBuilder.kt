package io.beacon.net

import java.net.URLEncoder

internal class EndpointBuilder(
    private val base: String,
    private val environment: String,
) {
    fun flags(projectId: String, userId: String?, etag: String?): String {
        val query = listOfNotNull(
            "env" to environment,
            userId?.let { "user" to it },
            etag?.takeIf { it.isNotEmpty() }?.let { "etag" to it },
        )
        return url(listOf("projects", projectId, "flags"), query)
    }

    fun events(compressed: Boolean): String {
        val query = if (compressed) listOf("encoding" to "gzip") else emptyList()
        return url(listOf("events", "batch"), query)
    }

    fun identity(id: String): String = url(listOf("identities", id))

    private fun url(path: List<String>, query: List<Pair<String, String>> = emptyList()): String =
        buildString {
            append(base)
            path.forEach { append('/').append(encode(it)) }
            if (query.isNotEmpty()) {
                append('?')
                query.joinTo(this, separator = "&") { (name, value) -> "$name=${encode(value)}" }
            }
        }

    private fun encode(value: String): String =
        URLEncoder.encode(value, "UTF-8")
            .replace("+", "%20")
            .replace("*", "%2A")
            .replace("%7E", "~")
}
