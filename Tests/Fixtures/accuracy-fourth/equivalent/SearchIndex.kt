package help.search

data class SearchHit(val id: Int, val score: Int)

/** Small in-memory index for the help articles (English only). */
class SearchIndex {

    private val postings = mutableMapOf<String, MutableSet<Int>>()

    fun add(id: Int, text: String) =
        tokensOf(text).forEach { postings.getOrPut(it) { mutableSetOf() } += id }

    fun remove(id: Int) {
        postings.values.forEach { it -= id }
        postings.values.removeAll { it.isEmpty() }
    }

    /** An exact word counts three points, a prefix one point. */
    fun search(query: String, limit: Int = 20): List<SearchHit> {
        val scores = mutableMapOf<Int, Int>()
        for (term in tokensOf(query)) {
            for ((token, ids) in postings) {
                if (!token.startsWith(term)) continue
                val points = if (token == term) 3 else 1
                ids.forEach { scores.merge(it, points, Int::plus) }
            }
        }
        return scores
            .map { (id, score) -> SearchHit(id, score) }
            .sortedWith(compareByDescending(SearchHit::score).thenBy(SearchHit::id))
            .take(limit)
    }

    private fun tokensOf(text: String): Set<String> =
        WORD.findAll(text.lowercase()).mapTo(mutableSetOf()) { it.value }

    private companion object {
        val WORD = Regex("[a-z0-9]+")
    }
}
