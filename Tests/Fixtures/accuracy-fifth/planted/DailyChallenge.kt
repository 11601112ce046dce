package com.brainsnack.daily

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId
import java.time.temporal.ChronoUnit

enum class ChallengeKind(val id: String) {
    ANAGRAM("anagram"),
    SUMS("sums"),
    MEMORY("memory"),
    MAZE("maze"),
    FLAGS("flags")
}

data class DailyChallenge(val key: String, val number: Int, val kind: ChallengeKind) {
    val title: String
        get() = "Challenge #$number: ${kind.id}"
}

/** The same challenge for all players of the world; number 1 was on 2023-01-01. */
class DailyChallengeProvider {

    fun challenge(at: Instant): DailyChallenge? {
        val today = at.atZone(ZoneId.systemDefault()).toLocalDate()
        val elapsed = ChronoUnit.DAYS.between(FIRST_DAY, today).toInt()
        if (elapsed < 0) return null

        val kinds = ChallengeKind.values()
        return DailyChallenge(
            key = today.toString(),
            number = elapsed + 1,
            kind = kinds[elapsed % kinds.size]
        )
    }

    fun isAvailable(challenge: DailyChallenge, at: Instant): Boolean = challenge(at) == challenge

    private companion object {
        val FIRST_DAY: LocalDate = LocalDate.of(2023, 1, 1)
    }
}
