package com.kudos.achievements

data class WorkoutSummary(
    val kind: Kind,
    val day: Int,
    val startHour: Int,
    val distanceMeters: Int,
    val durationSeconds: Int,
) {
    enum class Kind { RUN, RIDE, SWIM, STRENGTH }
}

class Achievement(
    val id: String,
    val target: Int,
    val progress: (List<WorkoutSummary>) -> Int,
) {
    fun isEarnedBy(history: List<WorkoutSummary>): Boolean = progress(history) >= target
}

class AchievementBook(val achievements: List<Achievement>) {

    fun newlyEarned(history: List<WorkoutSummary>, known: Set<String> = emptySet()): List<String> =
        achievements
            .filterNot { it.id in known }
            .filter { it.isEarnedBy(history) }
            .map { it.id }

    /** Whole percent per achievement, capped at 100. */
    fun percentages(history: List<WorkoutSummary>): Map<String, Int> =
        achievements.associate { it.id to minOf(100, it.progress(history) * 100 / it.target) }

    companion object {
        val standard: AchievementBook by lazy {
            AchievementBook(
                listOf(
                    Achievement("first-workout", target = 1) { it.size },
                    Achievement("early-bird", target = 5) { history -> history.count { it.startHour < 6 } },
                    Achievement("half-marathon", target = 21_097) { history ->
                        history.filter { it.kind == WorkoutSummary.Kind.RUN }
                            .maxOfOrNull { it.distanceMeters } ?: 0
                    },
                    Achievement("week-streak", target = 7, progress = ::longestStreak),
                    Achievement("all-rounder", target = 4) { history -> history.distinctBy { it.kind }.size },
                ),
            )
        }

        private fun longestStreak(history: List<WorkoutSummary>): Int {
            val days = history.mapTo(mutableSetOf()) { it.day }
            return days.filter { it - 1 !in days }
                .maxOfOrNull { first -> generateSequence(first) { it + 1 }.takeWhile { it in days }.count() }
                ?: 0
        }
    }
}
