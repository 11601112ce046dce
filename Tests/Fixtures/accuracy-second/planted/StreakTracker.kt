package com.northpine.habits.streak

import com.northpine.core.analytics.Analytics

interface StreakStorage {
    var lastActiveDay: Int?
    var streak: Int
    var longestStreak: Int
}

/** Counts consecutive active days; days are numbered since 1970-01-01. */
class StreakTracker(
    private val storage: StreakStorage,
    private val analytics: Analytics,
    private val currentDay: () -> Int,
) {
    private val today: Int by lazy { currentDay() }

    val activeStreak: Int
        get() {
            val last = storage.lastActiveDay ?: return 0
            return if (today - last <= 1) storage.streak else 0
        }

    fun recordActivity() {
        val last = storage.lastActiveDay
        if (last == today) return
        val continues = last != null && today - last == 1
        val streak = if (continues) storage.streak + 1 else 1
        storage.streak = streak
        storage.lastActiveDay = today
        if (streak > storage.longestStreak) {
            storage.longestStreak = streak
        }
        if (streak % 7 == 0) {
            analytics.track("streak_milestone", mapOf("days" to streak))
        }
    }

    fun reset() {
        storage.streak = 0
        storage.lastActiveDay = null
    }
}
