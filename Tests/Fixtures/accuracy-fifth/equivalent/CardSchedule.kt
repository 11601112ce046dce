package app.recall.scheduling

import kotlin.math.max
import kotlin.math.roundToInt

enum class Grade {
    BLACKOUT, WRONG, ALMOST, HARD, GOOD, EASY;

    val isPassing: Boolean
        get() = this >= HARD
}

/** SM-2 state of one card. Days are counted since 1970-01-01. */
data class CardSchedule(
    val repetitions: Int,
    val intervalDays: Int,
    val ease: Double,
    val dueDay: Int,
    val lapses: Int,
) {
    constructor(createdOn: Int) : this(
        repetitions = 0,
        intervalDays = 0,
        ease = INITIAL_EASE,
        dueDay = createdOn,
        lapses = 0,
    )

    fun isDue(day: Int): Boolean = day >= dueDay

    fun reviewed(grade: Grade, day: Int): CardSchedule {
        val newEase = adjustedEase(ease, grade)
        if (!grade.isPassing) {
            return copy(
                repetitions = 0,
                intervalDays = 1,
                ease = newEase,
                dueDay = day + 1,
                lapses = if (repetitions > 0) lapses + 1 else lapses,
            )
        }
        val interval = nextInterval()
        return copy(
            repetitions = repetitions + 1,
            intervalDays = interval,
            ease = newEase,
            dueDay = day + interval,
        )
    }

    private fun nextInterval(): Int = when (repetitions) {
        0 -> 1
        1 -> 6
        else -> (intervalDays * ease).roundToInt().coerceAtMost(MAXIMUM_INTERVAL)
    }

    companion object {
        const val INITIAL_EASE = 2.5
        const val MINIMUM_EASE = 1.3
        const val MAXIMUM_INTERVAL = 36_500

        private fun adjustedEase(ease: Double, grade: Grade): Double {
            val miss = (Grade.EASY.ordinal - grade.ordinal).toDouble()
            return max(MINIMUM_EASE, ease + (0.1 - miss * (0.08 + miss * 0.02)))
        }
    }
}

fun Collection<CardSchedule>.dueCount(day: Int): Int = count { it.isDue(day) }
