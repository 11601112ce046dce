package aero.tracker.model

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

enum class FlightStatus(private vararg val codes: String) {
    SCHEDULED("SCH", "EXP", "CKI"),
    BOARDING("BRD", "GCL", "LCL"),
    AIRBORNE("DEP", "ENR", "APP"),
    LANDED("LND", "ARR", "BAG"),
    DIVERTED("DIV"),
    CANCELLED("CNL", "CNX"),
    UNKNOWN;

    val isFinal: Boolean
        get() = when (this) {
            LANDED, DIVERTED, CANCELLED -> true
            SCHEDULED, BOARDING, AIRBORNE, UNKNOWN -> false
        }

    val needsAttention: Boolean
        get() = this == DIVERTED || this == CANCELLED

    /** Time until the next poll, null when there is nothing left to wait for. */
    val pollInterval: Duration?
        get() = when {
            isFinal -> null
            this == BOARDING -> 30.seconds
            this == AIRBORNE -> 120.seconds
            else -> 300.seconds
        }

    companion object {
        private val byCode: Map<String, FlightStatus> = buildMap {
            FlightStatus.entries.forEach { status -> status.codes.forEach { put(it, status) } }
        }

        /** Codes as the airports publish them. */
        fun fromCode(code: String): FlightStatus = byCode[code.trim().uppercase()] ?: UNKNOWN
    }
}

/** What the badge of the whole trip shows. */
val Collection<FlightStatus>.worst: FlightStatus?
    get() = firstOrNull { it == FlightStatus.CANCELLED }
        ?: firstOrNull { it == FlightStatus.DIVERTED }
        ?: firstOrNull { !it.isFinal }
        ?: firstOrNull()
