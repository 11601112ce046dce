package com.example.club.booking.api

import java.time.Instant

data class BookingDraft(
    val courtId: Int,
    val start: Instant,
    val minutes: Int,
    val partnerIds: List<String>,
    val lightRequested: Boolean,
    val comment: String?,
    val voucherCode: String?,
)

class BookingRequestMapper {

    fun map(draft: BookingDraft, userId: String): Map<String, Any> {
        val body = mutableMapOf<String, Any>(
            "version" to API_VERSION,
            "user_id" to userId,
            "court_id" to draft.courtId,
            "start" to draft.start.epochSecond,
            "duration" to draft.minutes,
            "light" to draft.lightRequested,
        )
        if (draft.partnerIds.isNotEmpty()) {
            body["partners"] = draft.partnerIds
        }
        if (!draft.comment.isNullOrEmpty()) {
            body["comment"] = draft.comment
        }
        draft.voucherCode?.let { body["voucher"] = it }
        return body
    }

    fun mapUpdate(draft: BookingDraft, bookingId: String, userId: String): Map<String, Any> =
        map(draft, userId) + mapOf(
            "booking_id" to bookingId,
            "notify_partners" to draft.partnerIds.isNotEmpty(),
        )

    fun mapCancellation(bookingId: String, reason: CancelReason): Map<String, Any> =
        mapOf(
            "version" to API_VERSION,
            "booking_id" to bookingId,
            "reason" to reasonCode(reason),
        )

    private fun reasonCode(reason: CancelReason): String = when (reason) {
        CancelReason.WEATHER -> "weather"
        CancelReason.ILLNESS -> "ill"
        CancelReason.PARTNER_MISSING -> "no_partner"
        CancelReason.OTHER -> "other"
    }

    private companion object {
        const val API_VERSION = 3
    }
}
