package com.dailysteps.tracker

import kotlin.properties.Delegates

class StepGoalTracker(goal: Int = 8_000) {

    interface Listener {
        fun onGoalReached(tracker: StepGoalTracker, goal: Int, steps: Int)
        fun onStreakChanged(tracker: StepGoalTracker, streak: Int)
    }

    var listener: Listener? = null

    var goal: Int by Delegates.observable(goal) { _, old, new ->
        if (old != new) celebrateIfNeeded()
    }

    var steps: Int = 0
        private set

    var streak: Int by Delegates.observable(0) { _, old, new ->
        if (old != new) listener?.onStreakChanged(this, new)
    }
        private set

    private var hasCelebrated = false

    val isGoalReached: Boolean
        get() = steps >= goal

    val progress: Double
        get() = if (goal > 0) minOf(1.0, steps.toDouble() / goal) else 1.0

    fun record(count: Int) {
        if (count <= 0) return
        steps += count
        celebrateIfNeeded()
    }

    fun startNewDay() {
        streak = if (isGoalReached) streak + 1 else 0
        steps = 0
        hasCelebrated = false
    }

    private fun celebrateIfNeeded() {
        if (!isGoalReached || hasCelebrated) return
        hasCelebrated = true
        listener?.onGoalReached(this, goal, steps)
    }
}
