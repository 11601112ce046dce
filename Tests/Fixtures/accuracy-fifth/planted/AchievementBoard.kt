package com.steplearn.rewards

data class PlayerStats(
    val lessonsCompleted: Int = 0,
    val longestStreak: Int = 0,
    val perfectQuizzes: Int = 0,
)

interface Achievement {
    val id: String
    val goal: Int
    val rewardPoints: Int get() = 10

    fun progress(stats: PlayerStats): Int
}

fun Achievement.isUnlocked(stats: PlayerStats): Boolean = progress(stats) >= goal

class LessonAchievement(override val goal: Int) : Achievement {
    override val id = "lessons_$goal"

    override fun progress(stats: PlayerStats) = stats.lessonsCompleted
}

class StreakAchievement(override val goal: Int) : Achievement {
    override val id = "streak_$goal"
    override val rewardPoints: Int get() = goal * 5

    override fun progress(stats: PlayerStats) = stats.longestStreak
}

class PerfectionAchievement : Achievement {
    override val id = "perfection"
    override val goal = 10

    override fun progress(stats: PlayerStats) = stats.perfectQuizzes
}

class AchievementBoard(val achievements: List<Achievement>) {

    fun unlockedIds(stats: PlayerStats): List<String> =
        achievements.filter { it.isUnlocked(stats) }.map { it.id }

    fun points(stats: PlayerStats): Int =
        achievements.filter { it.isUnlocked(stats) }.sumOf { it.rewardPoints }

    /** The locked achievement that needs the fewest further steps. */
    fun nextUp(stats: PlayerStats): Achievement? =
        achievements
            .filterNot { it.isUnlocked(stats) }
            .minByOrNull { it.goal - it.progress(stats) }

    companion object {
        val standard = AchievementBoard(
            listOf(
                LessonAchievement(goal = 1),
                LessonAchievement(goal = 25),
                StreakAchievement(goal = 7),
                StreakAchievement(goal = 30),
                PerfectionAchievement(),
            )
        )
    }
}
