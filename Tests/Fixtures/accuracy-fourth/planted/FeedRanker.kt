package social.murmur.feed

import java.util.Collections

data class FeedPost(
    val id: Long,
    val authorId: Long,
    val likes: Long,
    val replies: Long,
    val ageMinutes: Long,
)

data class FeedFilter(
    val mutedAuthors: Set<Long> = emptySet(),
    val hiddenPosts: Set<Long> = emptySet(),
)

class FeedRanker(pageSize: Int = 20) {

    val pageSize: Int = pageSize.coerceAtLeast(1)

    fun score(post: FeedPost): Long = with(post) {
        val engagement = likes * LIKE_WEIGHT + replies * REPLY_WEIGHT
        engagement - ageMinutes / 60 * HOUR_DECAY
    }

    fun firstPage(posts: List<FeedPost>, filter: FeedFilter = FeedFilter()): List<FeedPost> =
        posts
            .filterNot { it.id in filter.hiddenPosts }
            .sortedWith(compareByDescending(::score).thenByDescending(FeedPost::id))
            .take(pageSize)
            .filterNot { it.authorId in filter.mutedAuthors }
            .let(::spread)

    /** Moves a post back behind the next one if it follows a post by the same author. */
    private fun spread(posts: List<FeedPost>): List<FeedPost> {
        val result = posts.toMutableList()
        for (index in 1 until result.lastIndex) {
            if (result[index].authorId == result[index - 1].authorId) {
                Collections.swap(result, index, index + 1)
            }
        }
        return result
    }

    private companion object {
        const val LIKE_WEIGHT = 2L
        const val REPLY_WEIGHT = 5L
        const val HOUR_DECAY = 3L
    }
}
