package tv.reelbox.discover

data class Clip(
    val id: Long,
    val creatorId: Long,
    val tags: Set<Int>,
    val likes: Int,
)

data class ViewerProfile(
    val viewerId: Long,
    val favouriteTags: Set<Int>,
    val seen: Set<Long>,
)

fun interface CandidateSource {
    suspend fun candidates(viewerId: Long): List<Clip>
}

class ClipRecommender(
    private val source: CandidateSource,
    private val maxPerCreator: Int = 2,
) {
    suspend fun recommend(viewer: ViewerProfile, limit: Int): List<Clip> {
        if (limit <= 0) return emptyList()
        val perCreator = HashMap<Long, Int>()

        return source.candidates(viewer.viewerId)
            .distinctBy(Clip::id)
            .filterNot { it.id in viewer.seen }
            .map { it to score(it, viewer) }
            .sortedWith(byScore)
            .asSequence()
            .map { (clip, _) -> clip }
            .filter { clip ->
                val taken = perCreator.getOrDefault(clip.creatorId, 0)
                (taken < maxPerCreator).also { fits ->
                    if (fits) perCreator[clip.creatorId] = taken + 1
                }
            }
            .take(limit)
            .toList()
    }

    fun score(clip: Clip, viewer: ViewerProfile): Double =
        0.7 * similarity(clip.tags, viewer.favouriteTags) + 0.3 * popularity(clip.likes)

    private fun similarity(a: Set<Int>, b: Set<Int>): Double {
        val union = (a union b).size
        return if (union == 0) 0.0 else (a intersect b).size.toDouble() / union
    }

    private fun popularity(likes: Int): Double {
        val positive = likes.coerceAtLeast(0).toDouble()
        return positive / (positive + 50)
    }

    private companion object {
        val byScore: Comparator<Pair<Clip, Double>> =
            compareByDescending<Pair<Clip, Double>> { it.second }.thenBy { it.first.id }
    }
}
