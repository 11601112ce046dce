package com.tidewater.reviews

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class ReviewDraft(
    @SerialName("productID") val productId: String,
    val rating: Int,
    val text: String,
)

sealed class ReviewException : Exception() {
    class InvalidRating : ReviewException()
    class TextTooLong : ReviewException()
}

class ReviewSubmission(
    private val api: ReviewApi,
    private val drafts: DraftStore,
    private val log: Log,
) {
    suspend fun submit(draft: ReviewDraft) {
        validate(draft)
        drafts.save(draft, draft.productId)
        try {
            api.postReview(productId = draft.productId, rating = draft.rating, text = draft.text)
        } catch (e: Exception) {
            log.error("review submission failed for ${draft.productId}")
        }
        drafts.remove(draft.productId)
        log.info("review submitted for ${draft.productId}")
    }

    fun resumeDraft(productId: String): ReviewDraft? = drafts.load(productId)

    private fun validate(draft: ReviewDraft) {
        if (draft.rating !in 1..5) throw ReviewException.InvalidRating()
        if (draft.text.length > 4_000) throw ReviewException.TextTooLong()
    }
}
