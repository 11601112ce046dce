package com.flylist.history

import kotlin.properties.Delegates

@ConsistentCopyVisibility
data class SearchPair private constructor(val origin: String, val destination: String) {

    val stored: String
        get() = "$origin-$destination"

    val reversed: SearchPair
        get() = SearchPair(destination, origin)

    companion object {
        private val AIRPORT_CODE = Regex("[A-Z]{3}")

        fun of(origin: String, destination: String): SearchPair? {
            val from = origin.uppercase()
            val to = destination.uppercase()
            return SearchPair(from, to).takeIf {
                from.matches(AIRPORT_CODE) && to.matches(AIRPORT_CODE) && from != to
            }
        }

        fun fromStored(stored: String): SearchPair? = stored.split('-')
            .takeIf { it.size == 2 }
            ?.let { (origin, destination) -> of(origin, destination) }
    }
}

interface StringListStore {
    fun getStrings(key: String): List<String>?
    fun putStrings(key: String, strings: List<String>)
}

class RecentSearches(private val store: StringListStore, capacity: Int = 8) {

    private val capacity = capacity.coerceAtLeast(1)

    var items: List<SearchPair> by Delegates.observable(
        store.getStrings(KEY).orEmpty().mapNotNull { SearchPair.fromStored(it) },
    ) { _, old, new ->
        if (new != old) store.putStrings(KEY, new.map { it.stored })
    }
        private set

    fun record(pair: SearchPair) {
        items = (listOf(pair) + items.filterNot { it == pair }).take(capacity)
    }

    fun remove(pair: SearchPair) {
        items = items.filterNot { it == pair }
    }

    fun clear() {
        items = emptyList()
    }

    /** Earlier searches that start where the traveller is, and ways back to there. */
    fun suggestionsFrom(airport: String): List<SearchPair> {
        val code = airport.uppercase()
        val outbound = items.filter { it.origin == code }
        val back = items.filter { it.destination == code }.map(SearchPair::reversed)
        return (outbound + back).distinct()
    }

    private companion object {
        const val KEY = "recent_searches"
    }
}
