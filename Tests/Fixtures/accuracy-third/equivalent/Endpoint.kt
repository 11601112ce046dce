package com.gazette.api

enum class HttpMethod { GET, POST, PUT, DELETE }

sealed class Endpoint(val method: HttpMethod, val path: String) {

    open val query: List<Pair<String, String>> get() = emptyList()
    open val body: Map<String, String>? get() = null
    open val requiresAuth: Boolean get() = true
    open val timeoutSeconds: Int get() = if (method == HttpMethod.GET) 30 else 60

    data object Health : Endpoint(HttpMethod.GET, "/health") {
        override val requiresAuth get() = false
        override val timeoutSeconds get() = 5
    }

    data class Profile(val userId: Long) : Endpoint(HttpMethod.GET, "/v2/users/$userId")

    data class Search(
        val text: String,
        val page: Int,
        val tags: List<String>,
    ) : Endpoint(HttpMethod.GET, "/v2/search") {
        override val query
            get() = buildList {
                add("q" to text)
                add("page" to page.coerceAtLeast(1).toString())
                tags.mapTo(this) { "tag" to it }
            }
        override val timeoutSeconds get() = 20
    }

    data class PostComment(
        val articleId: Long,
        val text: String,
        val replyTo: Long?,
    ) : Endpoint(HttpMethod.POST, "/v2/articles/$articleId/comments") {
        override val body
            get() = listOfNotNull("text" to text, replyTo?.let { "reply_to" to "$it" }).toMap()
    }

    data class DeleteComment(
        val articleId: Long,
        val commentId: Long,
    ) : Endpoint(HttpMethod.DELETE, "/v2/articles/$articleId/comments/$commentId")

    data class SaveSettings(val values: Map<String, String>) : Endpoint(HttpMethod.PUT, "/v2/settings") {
        override val body get() = values
    }
}
