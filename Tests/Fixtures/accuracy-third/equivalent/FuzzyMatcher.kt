package co.lexi.search

class FuzzyMatcher(query: String) {

    data class Match(val candidate: String, val distance: Int)

    private val query: IntArray = query.codePoints().toArray()

    /** Levenshtein distance, counted in Unicode code points. */
    fun distanceTo(candidate: String): Int {
        val target = candidate.codePoints().toArray()
        val firstRow = (0..target.size).toList()

        return query.fold(firstRow) { previous, codePoint ->
            target.indices.runningFold(previous[0] + 1) { left, j ->
                minOf(
                    left + 1,
                    previous[j + 1] + 1,
                    previous[j] + if (codePoint == target[j]) 0 else 1,
                )
            }
        }.last()
    }

    /** The closest candidate, the first one if several are equally close. */
    fun bestMatch(candidates: List<String>, maxDistance: Int = 2): Match? =
        candidates.asSequence()
            .map { Match(it, distanceTo(it)) }
            .filter { it.distance <= maxDistance }
            .minByOrNull { it.distance }

    /** All candidates within reach, closest first, otherwise in their original order. */
    fun matches(candidates: List<String>, maxDistance: Int = 2): List<Match> =
        candidates
            .map { Match(it, distanceTo(it)) }
            .filter { it.distance <= maxDistance }
            .sortedBy { it.distance }
}
