package com.acme.news.links

import java.net.URLEncoder

sealed class Destination(val path: String) {
    object Home : Destination("home")
    class Search(val term: String, val page: Int? = null) : Destination("search")
    class Article(val id: String) : Destination("article")
    class Profile(val name: String) : Destination("profile")
}

class DeepLinkBuilder(private val scheme: String) {

    fun linkTo(destination: Destination, source: String? = null): String = buildString {
        append(scheme)
        append("://")
        append(destination.path)

        val parameters = parametersOf(destination) + ("src" to source)
        parameters
            .filterValues { it != null }
            .entries
            .forEachIndexed { index, (name, value) ->
                append(if (index == 0) '?' else '&')
                append(name)
                append('=')
                append(encode(value.orEmpty()))
            }
    }

    private fun parametersOf(destination: Destination): Map<String, String?> = when (destination) {
        is Destination.Home -> emptyMap()
        is Destination.Search -> mapOf("q" to destination.term, "page" to destination.page?.toString())
        is Destination.Article -> mapOf("id" to destination.id)
        is Destination.Profile -> mapOf("name" to destination.name)
    }

    private fun encode(text: String): String {
        return URLEncoder.encode(text, "UTF-8")
    }
}
