package com.northpine.search

data class FuzzyMatch<T>(val item: T, val score: Int)

class FuzzyMatcher(val minimumScore: Int = 1) {

    /** Score of [query] as a subsequence of [candidate], null when it does not match. */
    fun score(query: String, candidate: String): Int? {
        val needle = query.lowercase()
        val haystack = candidate.lowercase()
        if (needle.isEmpty()) return 0
        if (needle.length > haystack.length) return null

        var total = 0
        var needleIndex = 0
        var lastMatch = -1
        for ((index, char) in haystack.withIndex()) {
            if (needleIndex == needle.length) break
            if (char != needle[needleIndex]) continue
            total += MATCH
            when {
                index == 0 -> total += PREFIX
                haystack[index - 1] in SEPARATORS -> total += WORD_START
            }
            if (lastMatch >= 0) {
                val gap = index - lastMatch - 1
                total += if (gap == 0) CONSECUTIVE else -gap * GAP_PENALTY
            }
            lastMatch = index
            needleIndex++
        }
        return total.takeIf { needleIndex == needle.length }
    }

    fun <T> rank(items: List<T>, query: String, key: (T) -> String): List<FuzzyMatch<T>> =
        items
            .mapNotNull { item ->
                score(query, key(item))
                    ?.takeIf { it >= minimumScore }
                    ?.let { FuzzyMatch(item, it) }
            }
            .sortedByDescending { it.score }

    private companion object {
        const val MATCH = 10
        const val CONSECUTIVE = 15
        const val WORD_START = 12
        const val PREFIX = 20
        const val GAP_PENALTY = 1
        const val SEPARATORS = " -_/."
    }
}
