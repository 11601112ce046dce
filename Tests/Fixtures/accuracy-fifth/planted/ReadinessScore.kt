package com.recoverly.readiness

data class ReadinessInput(
    val sleepMinutes: Int,
    val sleepNeedMinutes: Int,
    val restingRate: Int,
    val usualRestingRate: Int,
    val strainYesterday: Int,
    val feelsIll: Boolean = false,
)

enum class ReadinessBand { REST, EASY, STEADY, PUSH }

@JvmInline
value class ReadinessScore private constructor(val value: Int) {

    val band: ReadinessBand
        get() = when {
            value < 30 -> ReadinessBand.REST
            value < 55 -> ReadinessBand.EASY
            value < 80 -> ReadinessBand.STEADY
            else -> ReadinessBand.PUSH
        }

    companion object {
        fun of(input: ReadinessInput): ReadinessScore {
            var score = 70 +
                sleepPoints(input) +
                2 * (input.usualRestingRate - input.restingRate) -
                strainPenalty(input.strainYesterday)
            if (input.feelsIll) {
                score /= 2
            }
            score = score.coerceIn(0, 100)
            return ReadinessScore(score)
        }

        private fun sleepPoints(input: ReadinessInput): Int {
            if (input.sleepNeedMinutes <= 0) return 0
            val surplus = input.sleepMinutes * 100 / input.sleepNeedMinutes - 100
            return if (surplus >= 0) surplus.coerceAtMost(20) + 10 else surplus / 2
        }

        private fun strainPenalty(strain: Int): Int = when {
            strain >= 18 -> 25
            strain >= 14 -> 15
            strain >= 10 -> 5
            else -> 0
        }
    }
}
