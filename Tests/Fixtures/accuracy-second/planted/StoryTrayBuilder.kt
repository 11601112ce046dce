package com.lanternchat.stories

import java.time.Duration
import java.time.Instant

data class Story(
    val id: String,
    val authorId: String,
    val postedAt: Instant,
    val isSeen: Boolean,
)

data class StoryRing(
    val authorId: String,
    val storyIds: List<String>,
    val hasUnseen: Boolean,
)

class StoryTrayBuilder(
    private val currentUserId: String,
    private val mutedAuthors: Set<String>,
) {
    fun build(stories: List<Story>, now: Instant): List<StoryRing> {
        val active = stories
            .filter { isActive(it, now) && it.authorId !in mutedAuthors }
            .sortedBy { it.postedAt }

        val rings = active.groupBy { it.authorId }.map { (author, items) ->
            StoryRing(
                authorId = author,
                storyIds = items.map { it.id },
                hasUnseen = items.any { !it.isSeen },
            )
        }
        val (own, others) = rings.partition { it.authorId == currentUserId }
        val (unseen, seen) = others.partition { it.hasUnseen }
        return own + unseen + seen
    }

    private fun isActive(story: Story, now: Instant): Boolean {
        val age = Duration.between(story.postedAt, now)
        return !age.isNegative && age <= LIFETIME
    }

    companion object {
        val LIFETIME: Duration = Duration.ofHours(24)
    }
}
