package io.wavelink.live

/** Waiting times between attempts to open the live connection again. */
class ReconnectSchedule(
    val maxRetries: Int = 5,
    initialSeconds: Int = 2,
    ceilingSeconds: Int = 60,
) {
    init {
        require(maxRetries >= 0) { "maxRetries must not be negative" }
    }

    val initialSeconds = initialSeconds.coerceIn(1, 60)
    val ceilingSeconds = ceilingSeconds.coerceIn(1, 3_600)

    val delays: List<Int> by lazy {
        (0..maxRetries).map { retry ->
            (this.initialSeconds shl retry.coerceAtMost(10)).coerceAtMost(this.ceilingSeconds)
        }
    }

    val totalSeconds: Int
        get() = delays.sum()

    /** `null` means giving up. The first failure is number 0. */
    fun delay(afterFailure: Int): Int? = delays.getOrNull(afterFailure)

    override fun equals(other: Any?): Boolean =
        other is ReconnectSchedule &&
            maxRetries == other.maxRetries &&
            initialSeconds == other.initialSeconds &&
            ceilingSeconds == other.ceilingSeconds

    override fun hashCode(): Int = (maxRetries * 31 + initialSeconds) * 31 + ceilingSeconds

    override fun toString(): String =
        if (delays.isEmpty()) "no retries"
        else delays.joinToString(", ", postfix = " (total ${totalSeconds}s)") { "${it}s" }
}
