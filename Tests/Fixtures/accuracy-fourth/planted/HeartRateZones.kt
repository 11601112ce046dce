package com.pulsewise.training

/** @property lowerPercent share of the maximum heart rate, in percent, at which the zone begins. */
enum class HeartRateZone(val lowerPercent: Int) {
    REST(0),
    WARM_UP(50),
    ENDURANCE(60),
    TEMPO(70),
    THRESHOLD(80),
    MAXIMUM(90),
}

data class HeartRateSample(val second: Int, val bpm: Int)

class HeartRateZones(age: Int) {

    val maximumHeartRate: Int = maxOf(120, 220 - age)

    fun zoneForBpm(bpm: Int): HeartRateZone {
        val percent = bpm * 100 / maximumHeartRate
        return HeartRateZone.entries.lastOrNull { percent >= it.lowerPercent } ?: HeartRateZone.REST
    }

    fun rangeOf(zone: HeartRateZone): IntRange? {
        if (zone == HeartRateZone.REST) return null
        val upper = HeartRateZone.entries.getOrNull(zone.ordinal + 1)?.lowerPercent ?: 100
        return bpmAt(zone.lowerPercent)..bpmAt(upper)
    }

    /** Seconds spent in each zone; a pause in the stream counts up to [LONGEST_GAP]. */
    fun timeInZones(samples: List<HeartRateSample>): Map<HeartRateZone, Int> = buildMap {
        samples.zipWithNext { current, next ->
            val seconds = (next.second - current.second).coerceAtMost(LONGEST_GAP)
            if (seconds > 0) merge(zoneForBpm(current.bpm), seconds, Int::plus)
        }
    }

    private fun bpmAt(percent: Int): Int = (maximumHeartRate * percent + 99) / 100

    private companion object {
        const val LONGEST_GAP = 15
    }
}
