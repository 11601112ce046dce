package com.example.booking.models

/** How far a booking has come, as the backend spells it. */
enum class BookingStatus(val rawValue: String) {
    PENDING("PENDING"),
    CONFIRMED("CONFIRMED"),
    CANCELLED("CANCELLED"),
    REFUNDED("REFUNDED");

    val isActive: Boolean
        get() = this == PENDING || this == CONFIRMED

    companion object {
        fun parse(value: String): BookingStatus =
            entries.firstOrNull { it.rawValue == value } ?: PENDING
    }
}
