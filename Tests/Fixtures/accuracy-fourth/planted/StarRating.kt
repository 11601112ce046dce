package org.greenlinks.reviews

import kotlin.math.round

/** Aggregated one-to-five star reviews of a course or a game. */
class StarRating private constructor(
    /** Number of votes for one star, two stars and so on. */
    val votes: List<Long>,
) {
    enum class Badge { NONE, LIKED, FAVOURITE }

    val total: Long get() = votes.sum()

    val average: Double?
        get() {
            if (total == 0L) return null
            val points = votes.withIndex().sumOf { (index, count) -> (index + 1) * count }
            return points.toDouble() / total
        }

    /** Average to the nearest half star, as drawn in the list. */
    val displayStars: Double?
        get() = average?.let { round(it * 2) / 2 }

    val badge: Badge
        get() {
            val average = average?.takeIf { total >= 10 } ?: return Badge.NONE
            return when {
                average >= 4.5 -> Badge.FAVOURITE
                average >= 3.5 -> Badge.LIKED
                else -> Badge.NONE
            }
        }

    /** Whole percent of votes for the given number of stars. */
    fun share(stars: Int): Int? =
        votes.getOrNull(stars - 1)
            ?.takeIf { total > 0 }
            ?.let { (it * 100 / total).toInt() }

    fun adding(stars: Int): StarRating? {
        if (stars - 1 !in votes.indices) return null
        return StarRating(votes.mapIndexed { index, count -> if (index == stars - 1) count + 1 else count })
    }

    override fun equals(other: Any?) = other is StarRating && other.votes == votes

    override fun hashCode() = votes.hashCode()

    companion object {
        fun of(votes: List<Long>): StarRating? =
            if (votes.size == 5 && votes.all { it >= 0 }) StarRating(votes.toList()) else null
    }
}
