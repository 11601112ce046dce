package com.acme.search.history

interface StringListStorage {
    fun read(key: String): List<String>
    fun write(key: String, values: List<String>)
}

class SearchHistoryRepository(private val storage: StringListStorage) {

    val recent: List<String>
        get() = storage.read(KEY_RECENT)

    fun add(query: String) {
        val cleaned = query.trim()
        if (cleaned.isEmpty()) return
        val others = recent.filter { it != cleaned }
        save((listOf(cleaned) + others).take(LIMIT))
    }

    fun remove(query: String) {
        val queries = recent
        if (query in queries) {
            save(queries.filterNot { it == query })
        }
    }

    fun clear() = save(emptyList())

    fun suggestionsFor(prefix: String): List<String> {
        if (prefix.isEmpty()) return recent.take(SUGGESTIONS)
        val needle = prefix.lowercase()
        return recent.asSequence()
            .filter { it.lowercase().startsWith(needle) }
            .take(SUGGESTIONS)
            .toList()
    }

    private fun save(queries: List<String>) {
        storage.write(KEY_RECENT, queries)
    }

    private companion object {
        const val KEY_RECENT = "search.recent"
        const val LIMIT = 10
        const val SUGGESTIONS = 5
    }
}
