package com.pulse.training

enum class HeartRateZone(val lowerPercent: Int) {
    RECOVERY(50),
    FAT_BURN(60),
    AEROBIC(70),
    THRESHOLD(80),
    MAXIMUM(90);

    val number: Int get() = ordinal + 1
}

data class HeartRateSample(val bpm: Int, val seconds: Int)

/** Zones follow the heart rate reserve (Karvonen) method. */
class HeartRateProfile private constructor(val restingRate: Int, val maximumRate: Int) {

    private val reserve = maximumRate - restingRate

    fun zone(bpm: Int): HeartRateZone? {
        val percent = (bpm - restingRate) * 100 / reserve
        return HeartRateZone.entries.lastOrNull { percent >= it.lowerPercent }
    }

    fun lowerBound(zone: HeartRateZone): Int = restingRate + reserve * zone.lowerPercent / 100

    fun timeInZones(samples: List<HeartRateSample>): Map<HeartRateZone, Int> = buildMap {
        for (sample in samples) {
            val match = zone(sample.bpm) ?: continue
            merge(match, sample.seconds, Int::plus)
        }
    }

    companion object {
        fun create(restingRate: Int, maximumRate: Int): HeartRateProfile? =
            if (restingRate > 0 && maximumRate > restingRate) {
                HeartRateProfile(restingRate, maximumRate)
            } else {
                null
            }

        fun estimated(age: Int, restingRate: Int): HeartRateProfile? {
            if (age !in 5..110) return null
            return create(restingRate, maximumRate = 208 - 7 * age / 10)
        }
    }
}
