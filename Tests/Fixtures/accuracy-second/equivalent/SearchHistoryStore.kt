package com.harborline.shop.search.history

interface ISearchHistoryStore {
    fun entries(prefix: String): List<String>
    fun record(query: String)
    fun remove(query: String)
    fun clear()

    fun allEntries(): List<String> = entries("")
}

class SearchHistoryStore(
    private val preferences: KeyValueStore,
    private val limit: Int = 15,
) : ISearchHistoryStore {

    private var stored: List<String>
        get() = preferences.getString(KEY_ENTRIES)
            ?.takeIf { it.isNotEmpty() }
            ?.split(SEPARATOR)
            .orEmpty()
        set(value) {
            if (value.isEmpty()) {
                preferences.remove(KEY_ENTRIES)
            } else {
                preferences.putString(KEY_ENTRIES, value.joinToString(SEPARATOR))
            }
        }

    override fun entries(prefix: String): List<String> {
        val needle = prefix.lowercase()
        return if (needle.isEmpty()) stored else stored.filter { it.lowercase().startsWith(needle) }
    }

    override fun record(query: String) {
        val cleaned = query.replace(SEPARATOR, " ").trim()
        if (cleaned.isEmpty()) return
        val others = stored.filterNot { it.lowercase() == cleaned.lowercase() }
        stored = (listOf(cleaned) + others).take(limit)
    }

    override fun remove(query: String) {
        stored = stored.filter { it != query }
    }

    override fun clear() {
        stored = emptyList()
    }

    private companion object {
        const val KEY_ENTRIES = "search.history.v2"
        const val SEPARATOR = "\n"
    }
}
