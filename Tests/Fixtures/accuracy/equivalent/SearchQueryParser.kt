package com.finder.search.query

data class SearchQuery(
    val words: List<String> = emptyList(),
    val phrases: List<String> = emptyList(),
    val excluded: List<String> = emptyList(),
    val author: String? = null,
    val minimumPages: Int? = null,
    val maximumPages: Int? = null,
    val sort: Sort = Sort.RELEVANCE,
) {
    enum class Sort(val key: String) {
        RELEVANCE("relevance"),
        NEWEST("newest"),
        TITLE("title"),
    }

    val isEmpty: Boolean
        get() = words.isEmpty() && phrases.isEmpty() &&
            author == null && minimumPages == null && maximumPages == null
}

/**
 * Understands words, "quoted phrases", -exclusions and the filters author:, pages: and sort:.
 * A quotation mark without a partner quotes everything behind it.
 */
class SearchQueryParser {

    fun parse(input: String): SearchQuery =
        input.lowercase().split('"').foldIndexed(SearchQuery()) { index, query, part ->
            if (index % 2 == 0) {
                part.split(WHITESPACE).filter { it.isNotEmpty() }.fold(query, ::withToken)
            } else {
                query.withPhrase(part.trim())
            }
        }

    private fun SearchQuery.withPhrase(phrase: String) =
        if (phrase.isEmpty()) this else copy(phrases = phrases + phrase)

    private fun withToken(query: SearchQuery, token: String): SearchQuery {
        if (token == "-") return query
        if (token.startsWith('-')) return query.copy(excluded = query.excluded + token.drop(1))

        val name = token.substringBefore(':', missingDelimiterValue = "")
        val value = token.substringAfter(':', missingDelimiterValue = "")
        val filtered = when (name) {
            "author" -> if (value.isEmpty()) null else query.copy(author = value)
            "pages" -> query.withPages(value)
            "sort" -> {
                val sort = SearchQuery.Sort.entries.find { it.key == value }
                // sort:nonsense changes nothing
                query.copy(sort = sort ?: query.sort)
            }
            else -> null
        }
        return filtered ?: query.withWord(token)
    }

    private fun SearchQuery.withWord(word: String) =
        if (word in words) this else copy(words = words + word)

    /** Null if [value] is neither a number nor a range. */
    private fun SearchQuery.withPages(value: String): SearchQuery? {
        EXACT.matchEntire(value)?.let {
            val pages = value.toInt()
            return copy(minimumPages = pages, maximumPages = pages)
        }

        val (first, second) = RANGE.matchEntire(value)?.destructured ?: return null
        val lower = first.toIntOrNull()
        val upper = second.toIntOrNull()
        return when {
            lower == null && upper == null -> null
            lower != null && upper != null ->
                copy(minimumPages = minOf(lower, upper), maximumPages = maxOf(lower, upper))
            else -> copy(minimumPages = lower, maximumPages = upper)
        }
    }

    private companion object {
        val WHITESPACE = Regex("[\\s\\p{Z}\\u0085]+")
        val EXACT = Regex("[0-9]{1,5}")
        val RANGE = Regex("([0-9]{0,5})-([0-9]{0,5})")
    }
}
