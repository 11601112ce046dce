package com.movemore.report

data class LoggedWorkout(
    val title: String,
    val weekday: Int,
    val minutes: Int,
    val calories: Int,
)

class WeeklyReport(val weekNumber: Int, val targetMinutes: Int = 150) {

    private val _workouts = mutableListOf<LoggedWorkout>()
    val workouts: List<LoggedWorkout>
        get() = _workouts.toList()

    val longestWorkout: LoggedWorkout?
        get() = _workouts.maxByOrNull { it.minutes }

    val totalMinutes: Int
        get() = _workouts.sumOf { it.minutes }

    val activeDays: Int
        get() = _workouts.distinctBy { it.weekday }.size

    val isTargetMet: Boolean
        get() = totalMinutes >= targetMinutes

    fun add(workout: LoggedWorkout) {
        if (workout.minutes <= 0 || workout.weekday !in 1..7) return
        _workouts += workout
    }

    fun minutesPerWeekday(): List<Int> = IntArray(7)
        .also { minutes -> _workouts.forEach { minutes[it.weekday - 1] += it.minutes } }
        .asList()

    fun headline(): String {
        val longest = longestWorkout ?: return "Week $weekNumber: no workouts yet"
        val verdict = if (isTargetMet) "target met" else "${targetMinutes - totalMinutes} min to go"
        return "Week $weekNumber: $verdict, longest was ${longest.title}"
    }
}
