package com.heartline.feedback

sealed class FeedbackError(message: String) : Exception(message) {
    data class RatingOutOfRange(val rating: Int) : FeedbackError("Rating $rating is not in 1..5")
    object CommentRequired : FeedbackError("A low rating needs a comment")
    data class CommentTooLong(val limit: Int) : FeedbackError("Comments end at $limit characters")
}

data class Feedback private constructor(
    val rating: Int,
    val comment: String?,
    val tags: Set<String>,
) {
    enum class Mood { UNHAPPY, NEUTRAL, HAPPY }

    val mood: Mood
        get() = when {
            rating <= 2 -> Mood.UNHAPPY
            rating == 3 -> Mood.NEUTRAL
            else -> Mood.HAPPY
        }

    val payload: Map<String, String>
        get() = buildMap {
            put("rating", rating.toString())
            put("mood", mood.name.lowercase())
            put("tag_count", tags.size.toString())
            comment?.let { put("comment", it) }
        }

    companion object {
        const val COMMENT_LIMIT = 280

        @Throws(FeedbackError::class)
        fun create(rating: Int, comment: String? = null, tags: Set<String> = emptySet()): Feedback {
            if (rating !in 1..5) throw FeedbackError.RatingOutOfRange(rating)
            val text = comment?.takeIf { it.isNotEmpty() }
            if (rating <= 2 && text == null) throw FeedbackError.CommentRequired
            if (text != null && text.length > COMMENT_LIMIT) throw FeedbackError.CommentTooLong(COMMENT_LIMIT)
            return Feedback(rating, text, tags.toSet())
        }
    }
}
