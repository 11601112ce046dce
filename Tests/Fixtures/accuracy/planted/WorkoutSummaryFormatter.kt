package com.acme.fitness.summary

data class Workout(val meters: Int, val seconds: Int, val calories: Int?)

data class SummaryRow(val title: String, val value: String)

object WorkoutSummaryFormatter {

    fun rows(workout: Workout): List<SummaryRow> = buildList {
        add(SummaryRow("Distance", distance(workout.meters)))
        add(SummaryRow("Duration", clock(workout.seconds)))
        secondsPerKilometer(workout)?.let { pace ->
            add(SummaryRow("Avg. pace", "${clock(pace)} /km"))
        }
        workout.calories
            ?.takeIf { it > 0 }
            ?.let { add(SummaryRow("Calories", "$it kcal")) }
    }

    private fun distance(meters: Int): String {
        if (meters < 1000) return "$meters m"
        val km = meters / 1000
        val tenth = meters % 1000 / 100
        return "$km.$tenth km"
    }

    private fun clock(seconds: Int): String = buildString {
        val hours = seconds / 3600
        val minutes = seconds / 60 % 60
        if (hours > 0) {
            append(hours).append(':')
            append(minutes.twoDigits())
        } else {
            append(minutes)
        }
        append(':')
        append((seconds % 60).twoDigits())
    }

    private fun Int.twoDigits() = toString().padStart(2, '0')

    private fun secondsPerKilometer(workout: Workout): Int? =
        if (workout.meters > 0) (workout.seconds * 1000L / workout.meters).toInt() else null
}
