package com.harbourly.booking.model

import java.time.Duration
import java.time.Instant

sealed interface BookingState {
    data object Draft : BookingState
    data class Requested(val at: Instant) : BookingState
    data class Confirmed(val code: String) : BookingState
    data class Declined(val reason: String?) : BookingState
    data class Cancelled(val by: Actor, val at: Instant) : BookingState

    enum class Actor(val rawValue: String) {
        GUEST("guest"),
        HOST("host"),
        SYSTEM("system"),
    }

    val isActive: Boolean
        get() = this is Requested || this is Confirmed

    val analyticsName: String
        get() = when (this) {
            Draft -> "draft"
            is Requested -> "requested"
            is Confirmed -> "confirmed"
            is Declined -> if (reason != null) "declined_with_reason" else "declined"
            is Cancelled -> "cancelled_by_${by.rawValue}"
        }

    fun isRefundable(now: Instant, checkIn: Instant): Boolean =
        this is Confirmed && Duration.between(now, checkIn) >= Duration.ofHours(48)
}

sealed interface BookingEvent {
    data class Submit(val at: Instant) : BookingEvent
    data class Confirm(val code: String) : BookingEvent
    data class Decline(val reason: String?) : BookingEvent
    data class Cancel(val by: BookingState.Actor, val at: Instant) : BookingEvent
    data object Reopen : BookingEvent
}

class BookingTransitionException(val state: BookingState) : Exception("Illegal transition from $state")

fun BookingState.applying(event: BookingEvent): BookingState {
    val next = when (event) {
        is BookingEvent.Submit ->
            BookingState.Requested(event.at).takeIf { this == BookingState.Draft }

        is BookingEvent.Confirm ->
            BookingState.Confirmed(event.code)
                .takeIf { this is BookingState.Requested && event.code.isNotEmpty() }

        is BookingEvent.Decline ->
            BookingState.Declined(event.reason).takeIf { this is BookingState.Requested }

        is BookingEvent.Cancel ->
            BookingState.Cancelled(event.by, event.at).takeIf { isActive }

        BookingEvent.Reopen ->
            BookingState.Draft.takeIf { this is BookingState.Declined }
    }
    return next ?: throw BookingTransitionException(this)
}
