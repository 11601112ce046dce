package com.pacefield.review

import java.time.Clock
import java.time.Duration
import java.time.Instant

data class ReviewPromptConfig(
    val minimumSessions: Int = 5,
    val minimumDaysSinceInstall: Int = 7,
    val minimumDaysBetweenPrompts: Int = 90,
    val maximumPrompts: Int = 3,
)

interface ReviewPromptStorage {
    val installDate: Instant
    var lastPromptDate: Instant?
    var promptCount: Int
    val sessionCount: Int
    var lastPromptedVersion: String?
    val lastCrashDate: Instant?
}

class ReviewPromptPolicy(
    private val storage: ReviewPromptStorage,
    private val config: ReviewPromptConfig = ReviewPromptConfig(),
    private val appVersion: String,
    private val clock: Clock = Clock.systemUTC(),
) {
    fun shouldPrompt(): Boolean {
        val now = clock.instant()
        return storage.promptCount < config.maximumPrompts &&
            storage.sessionCount >= config.minimumSessions &&
            storage.lastPromptedVersion != appVersion &&
            elapsed(storage.installDate, now, config.minimumDaysSinceInstall) &&
            storage.lastPromptDate.isNullOr { elapsed(it, now, config.minimumDaysBetweenPrompts) } &&
            storage.lastCrashDate.isNullOr { elapsed(it, now, 2) }
    }

    fun didPrompt() {
        storage.lastPromptDate = clock.instant()
        storage.lastPromptedVersion = appVersion
        storage.promptCount += 1
    }

    private fun elapsed(since: Instant, now: Instant, days: Int): Boolean =
        Duration.between(since, now) >= Duration.ofDays(days.toLong())

    private inline fun <T : Any> T?.isNullOr(predicate: (T) -> Boolean): Boolean =
        this == null || predicate(this)
}
