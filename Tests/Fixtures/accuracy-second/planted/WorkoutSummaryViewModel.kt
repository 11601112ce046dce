package com.pacefield.workout.summary

enum class DistanceUnit(val rawValue: String, val meters: Double) {
    KILOMETERS("km", 1_000.0),
    MILES("mi", 1_609.344),
}

data class Workout(
    val distanceMeters: Double,
    val durationSeconds: Int,
    val calories: Int,
)

class WorkoutSummaryViewModel(
    private val workout: Workout,
    unit: DistanceUnit,
) {
    var unit: DistanceUnit = unit
        private set

    var onChange: (() -> Unit)? = null

    val distanceText: String
        get() {
            val hundredths = (workout.distanceMeters * 100 / unit.meters).toInt()
            return "${hundredths / 100}.${pad(hundredths % 100)} ${unit.rawValue}"
        }

    val paceText: String by lazy {
        if (workout.distanceMeters <= 0) return@lazy "–"
        val seconds = (workout.durationSeconds.toDouble() * this.unit.meters / workout.distanceMeters).toInt()
        "${seconds / 60}:${pad(seconds % 60)} /${this.unit.rawValue}"
    }

    val durationText: String
        get() {
            val minutes = workout.durationSeconds / 60
            return "$minutes:${pad(workout.durationSeconds % 60)}"
        }

    val caloriesText: String?
        get() = if (workout.calories > 0) "${workout.calories} kcal" else null

    fun toggleUnit() {
        unit = if (unit == DistanceUnit.KILOMETERS) DistanceUnit.MILES else DistanceUnit.KILOMETERS
        onChange?.invoke()
    }

    private fun pad(value: Int): String = value.toString().padStart(2, '0')
}
