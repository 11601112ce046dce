package com.larkshop.refunds

enum class RefundStatus(val rawValue: String) {
    REQUESTED("requested"),
    APPROVED("approved"),
    PROCESSING("processing"),
    COMPLETED("completed"),
    REJECTED("rejected"),
    UNKNOWN("unknown");

    val isFinal: Boolean
        get() = this == COMPLETED || this == REJECTED

    val badgeColor: String
        get() = when (this) {
            REQUESTED, APPROVED -> "blue"
            PROCESSING -> "amber"
            COMPLETED -> "green"
            REJECTED -> "red"
            UNKNOWN -> "grey"
        }

    fun expectedDays(isInternational: Boolean): Int? = when (this) {
        REQUESTED -> if (isInternational) 14 else 7
        APPROVED -> if (isInternational) 10 else 5
        PROCESSING -> if (isInternational) 5 else 2
        COMPLETED, REJECTED, UNKNOWN -> null
    }

    companion object {
        fun fromServerValue(serverValue: String?): RefundStatus {
            val value = serverValue?.lowercase()
            if (value.isNullOrEmpty()) return UNKNOWN
            return when (value) {
                "requested", "new" -> REQUESTED
                "approved" -> APPROVED
                "processing" -> PROCESSING
                "completed", "done" -> COMPLETED
                "rejected", "declined" -> REJECTED
                else -> UNKNOWN
            }
        }
    }
}
