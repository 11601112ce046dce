package com.pacefield.goals

import kotlin.math.ceil

enum class GoalStatus { NOT_STARTED, ON_TRACK, ALMOST_THERE, REACHED }

data class GoalProgressCard(
    val title: String,
    val fraction: Double,
    val percent: Int,
    val status: GoalStatus,
    val caption: String,
) {
    val percentText: String get() = "$percent%"

    val accessibilityText: String get() = "$title, $percent percent. $caption"

    val colorName: String
        get() = when (status) {
            GoalStatus.NOT_STARTED -> "neutral"
            GoalStatus.ON_TRACK -> "accent"
            GoalStatus.ALMOST_THERE -> "warning"
            GoalStatus.REACHED -> "positive"
        }

    companion object {
        fun create(title: String, current: Double, target: Double, unit: String): GoalProgressCard {
            val fraction = if (target > 0) (current / target).coerceIn(0.0, 1.0) else 0.0
            val percent = (fraction * 100).toInt()
            val status = when {
                fraction >= 1 -> GoalStatus.REACHED
                fraction >= 0.8 -> GoalStatus.ALMOST_THERE
                fraction > 0 -> GoalStatus.ON_TRACK
                else -> GoalStatus.NOT_STARTED
            }
            val left = ceil(maxOf(target - current, 0.0)).toInt()
            val caption = if (status == GoalStatus.REACHED) "Goal reached" else "$left $unit to go"
            return GoalProgressCard(title, fraction, percent, status, caption)
        }
    }
}
