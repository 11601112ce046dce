package com.acme.fitness.goal

data class DailyGoal(val steps: Int)

class GoalProgress(private val goal: DailyGoal, walked: Int = 0) {

    init {
        require(goal.steps > 0) { "goal must be positive" }
    }

    var walked: Int = walked.coerceAtLeast(0)
        private set

    fun add(steps: Int) {
        if (steps > 0) walked += steps
    }

    val percent: Int
        get() {
            val ratio = walked / goal.steps
            return (ratio * 100).coerceAtMost(100)
        }

    val remaining: Int
        get() {
            val left = goal.steps - walked
            return if (left > 0) left else 0
        }

    val isReached: Boolean
        get() = walked >= goal.steps

    val message: String
        get() = when {
            isReached -> "Goal reached!"
            percent < 25 -> "Good start, $remaining steps to go"
            percent < 75 -> "Keep going, $remaining steps to go"
            else -> "Almost there, $remaining steps to go"
        }
}
