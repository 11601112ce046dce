package com.jotter.search

data class SearchHit(val noteId: Int, val score: Int)

class NoteSearchIndex {

    // term -> note id -> weight
    private val postings = HashMap<String, MutableMap<Int, Int>>()

    fun add(id: Int, title: String, body: String) {
        remove(id)
        index(id, title, TITLE_WEIGHT)
        index(id, body, 1)
    }

    fun remove(id: Int) {
        postings.values.forEach { it.remove(id) }
        postings.values.removeAll { it.isEmpty() }
    }

    val termCount: Int get() = postings.size

    /** Notes that contain every word of the query, best match first. */
    fun search(query: String, limit: Int = 20): List<SearchHit> {
        val wanted = termsIn(query).toSet()
        if (wanted.isEmpty()) return emptyList()

        val perTerm = wanted.map { postings[it] ?: return emptyList() }
        val shared = perTerm.map { it.keys.toSet() }.reduce { a, b -> a intersect b }

        return shared
            .map { id -> SearchHit(id, perTerm.sumOf { it.getValue(id) }) }
            .sortedWith(compareByDescending<SearchHit> { it.score }.thenBy { it.noteId })
            .take(limit)
    }

    /** Indexed words starting with the given text, for the suggestion bar. */
    fun completions(prefix: String): List<String> {
        val needle = termsIn(prefix).lastOrNull() ?: return emptyList()
        return postings.keys.filter { it.startsWith(needle) }.sorted()
    }

    private fun index(id: Int, text: String, weight: Int) {
        for (term in termsIn(text)) {
            postings.getOrPut(term) { HashMap() }.merge(id, weight, Int::plus)
        }
    }

    private fun termsIn(text: String): List<String> =
        WORD.findAll(text.lowercase())
            .map { it.value }
            .filterNot { it in STOP_WORDS }
            .toList()

    private companion object {
        const val TITLE_WEIGHT = 3
        val WORD = Regex("[a-z0-9]+")
        val STOP_WORDS = setOf("a", "an", "and", "of", "the", "to")
    }
}
