package io.beacon.location

data class LocationSample(
    val coordinate: Coordinate,
    val accuracy: Double,
    val speed: Double?,
    val timestampMillis: Long,
)

class LocationFilter(
    private val maxAccuracy: Double = 100.0,
    private val maxAgeMillis: Long = 30_000,
    private val minDistance: Double = 10.0,
    private val maxSpeed: Double = 85.0,
) {
    enum class Rejection(val rawValue: String) {
        INVALID_ACCURACY("invalid_accuracy"),
        STALE("stale"),
        OUT_OF_ORDER("out_of_order"),
        IMPLAUSIBLE_SPEED("implausible_speed"),
        BELOW_DISTANCE("below_distance"),
    }

    sealed interface Result {
        data class Accepted(val sample: LocationSample) : Result
        data class Rejected(val reason: Rejection) : Result
    }

    private var last: LocationSample? = null

    fun process(sample: LocationSample, nowMillis: Long = System.currentTimeMillis()): Result {
        val rejection = check(sample, nowMillis)
        if (rejection != null) {
            return Result.Rejected(rejection)
        }
        last = sample
        return Result.Accepted(sample)
    }

    fun reset() {
        last = null
    }

    private fun check(sample: LocationSample, nowMillis: Long): Rejection? {
        if (sample.accuracy !in 0.0..maxAccuracy) return Rejection.INVALID_ACCURACY
        if (nowMillis - sample.timestampMillis > maxAgeMillis) return Rejection.STALE

        val previous = last ?: return null
        val elapsedSeconds = (sample.timestampMillis - previous.timestampMillis) / 1000.0
        if (elapsedSeconds <= 0) return Rejection.OUT_OF_ORDER

        val distance = previous.coordinate.distanceTo(sample.coordinate)
        val threshold = maxOf(minDistance, sample.accuracy / 2)
        return when {
            distance / elapsedSeconds > maxSpeed -> Rejection.IMPLAUSIBLE_SPEED
            distance < threshold -> Rejection.BELOW_DISTANCE
            else -> null
        }
    }
}
