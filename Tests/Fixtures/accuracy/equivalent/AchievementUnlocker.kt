package app.games.achievements

sealed interface GameFact {
    data class LevelCleared(val level: Int, val stars: Int) : GameFact
    data object EnemyDefeated : GameFact
    data class CoinsCollected(val amount: Int) : GameFact
    data object Died : GameFact
}

enum class Achievement(val id: String, val title: String, val target: Int) {
    FIRST_STEPS("first_steps", "First Steps", 1),
    PERFECTIONIST("perfectionist", "Perfectionist", 10),
    SLAYER("slayer", "Slayer", 100),
    RICH("rich", "Filthy Rich", 5000),
    UNTOUCHABLE("untouchable", "Untouchable", 5),
}

data class AchievementProgress(val achievement: Achievement, val value: Int) {
    val isUnlocked: Boolean get() = value >= achievement.target
    val percent: Int get() = value * 100 / achievement.target
}

class AchievementUnlocker(saved: Map<String, Int> = emptyMap()) {

    var onUnlock: ((Achievement) -> Unit)? = null

    private val values = saved.toMutableMap()

    val snapshot: Map<String, Int> get() = values.toMap()

    val unlockedCaption: String
        get() {
            val total = Achievement.entries.size
            val unlocked = progress().count { it.isUnlocked }
            return if (unlocked < total) "$unlocked of $total unlocked" else "All unlocked"
        }

    fun record(fact: GameFact) = when (fact) {
        is GameFact.LevelCleared -> {
            Achievement.FIRST_STEPS.advance()
            if (fact.stars == 3) Achievement.PERFECTIONIST.advance()
            Achievement.UNTOUCHABLE.advance()
        }
        GameFact.EnemyDefeated -> Achievement.SLAYER.advance()
        is GameFact.CoinsCollected -> if (fact.amount > 0) Achievement.RICH.advance(fact.amount) else Unit
        GameFact.Died -> breakRun()
    }

    fun progress(): List<AchievementProgress> = Achievement.entries.map { it.progress() }

    /** Dying resets the flawless run unless the medal has been won already. */
    private fun breakRun() {
        val run = Achievement.UNTOUCHABLE
        if (!run.progress().isUnlocked) values[run.id] = 0
    }

    private fun Achievement.advance(by: Int = 1) {
        val value = progress().value
        if (value == target) return

        val next = (value + by).coerceAtMost(target)
        values[id] = next
        if (next == target) onUnlock?.invoke(this)
    }

    private fun Achievement.progress() =
        AchievementProgress(this, (values[id] ?: 0).coerceIn(0, target))
}
