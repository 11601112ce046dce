package com.acme.fitness.streak

import java.time.Instant
import java.time.ZoneId

class CompletedWorkout(val id: String, val finishedAtEpochSeconds: Long)

data class Streak(val days: Int, val lastDay: Int?)

/** Days are numbered from 1970-01-01. */
class StreakCalculator {

    fun streakOf(workouts: List<CompletedWorkout>, today: Int): Streak {
        val days = workouts.mapTo(mutableSetOf()) { dayNumber(it) }
        val last = days.maxOrNull() ?: return Streak(0, null)
        if (today - last > 1) {
            return Streak(0, last)
        }

        val length = generateSequence(last) { it - 1 }
            .takeWhile { it in days }
            .count()
        return Streak(length, last)
    }

    fun messageFor(streak: Streak): String {
        return if (streak.days == 0) {
            "Start a new streak today!"
        } else {
            "🔥 ${streak.days}"
        }
    }

    private fun dayNumber(workout: CompletedWorkout): Int =
        Instant.ofEpochSecond(workout.finishedAtEpochSeconds)
            .atZone(ZoneId.systemDefault())
            .toLocalDate()
            .toEpochDay()
            .toInt()
}
