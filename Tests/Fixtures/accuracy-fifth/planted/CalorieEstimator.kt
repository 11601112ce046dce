package com.burnrate.energy

import kotlin.math.floor

/** MET values from the compendium of physical activities. */
enum class Activity(val metabolicEquivalent: Double) {
    WALKING(3.5),
    RUNNING(9.8),
    CYCLING(7.5),
    ROWING(4.8),
    SWIMMING(5.8),
    YOGA(2.5),
}

data class ActivityBlock(val activity: Activity, val minutes: Int)

class CalorieEstimator private constructor(val weightKilograms: Double) {

    fun calories(activity: Activity, minutes: Int): Int {
        if (minutes <= 0) return 0
        val perMinute = activity.metabolicEquivalent * 3.5 * weightKilograms / 200
        return floor(perMinute * minutes.coerceAtMost(LONGEST_BLOCK)).toInt()
    }

    fun total(blocks: List<ActivityBlock>): Int =
        blocks.sumOf { (activity, minutes) -> calories(activity, minutes) }

    fun breakdown(blocks: List<ActivityBlock>): Map<Activity, Int> =
        blocks.groupBy(ActivityBlock::activity).mapValues { (_, own) -> total(own) }

    companion object {
        private const val LONGEST_BLOCK = 24 * 60

        fun forWeight(weightKilograms: Double): CalorieEstimator? =
            if (weightKilograms in 20.0..350.0) CalorieEstimator(weightKilograms) else null
    }
}
