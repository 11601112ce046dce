package com.questforge.achievements

data class Achievement(val id: String, val metric: String, val target: Long)

interface AchievementStore {
    fun load(): Set<String>
    fun save(unlocked: Set<String>)
}

class AchievementTracker(
    private val catalogue: List<Achievement>,
    private val store: AchievementStore,
) {
    private val counters = mutableMapOf<String, Long>()

    var unlocked: Set<String> = store.load()
        private set

    var onUnlock: (Achievement) -> Unit = {}

    fun record(metric: String, amount: Long = 1) {
        if (amount <= 0) return
        val value = counters.getOrDefault(metric, 0L) + amount
        counters[metric] = value

        catalogue
            .filter { it.metric == metric && value >= it.target && it.id !in unlocked }
            .takeIf { it.isNotEmpty() }
            ?.let { earned ->
                unlocked = unlocked + earned.map { it.id }
                store.save(unlocked)
                earned.forEach { onUnlock(it) }
            }
    }

    /** Share of the target that is reached, in whole percent. */
    fun progress(achievement: Achievement): Int = when {
        achievement.id in unlocked -> 100
        achievement.target <= 0 -> 0
        else -> {
            val value = counters.getOrDefault(achievement.metric, 0L)
            (value * 100 / achievement.target).coerceAtMost(100L).toInt()
        }
    }

    fun resetSeason() {
        counters.clear()
        unlocked = emptySet()
    }
}
