package com.example.loyalty

import java.time.Clock
import java.time.Duration
import java.time.Instant

data class PointsEntry(
    val id: String,
    val earnedAt: Instant,
    val points: Int,
    val spent: Int = 0,
) {
    val remaining: Int get() = points - spent
}

sealed class LoyaltyException : Exception() {
    data class InsufficientPoints(val available: Int) : LoyaltyException()
    data object InvalidAmount : LoyaltyException() {
        private fun readResolve(): Any = InvalidAmount
    }
}

class LoyaltyLedger(private val clock: Clock = Clock.systemUTC()) {
    private val _entries = mutableListOf<PointsEntry>()
    val entries: List<PointsEntry> get() = _entries.toList()

    val balance: Int
        get() {
            val current = clock.instant()
            var sum = 0
            for (entry in _entries) {
                if (entry.isExpired(current)) continue
                sum += entry.remaining
            }
            return sum
        }

    fun earn(id: String, amountInCents: Int) {
        val points = amountInCents / 100
        if (points <= 0) return
        if (_entries.any { it.id == id }) return
        _entries += PointsEntry(id = id, earnedAt = clock.instant(), points = points)
    }

    fun redeem(points: Int) {
        if (points <= 0) throw LoyaltyException.InvalidAmount
        balance.let { available ->
            if (points > available) throw LoyaltyException.InsufficientPoints(available)
        }

        val current = clock.instant()
        var outstanding = points
        _entries.replaceAll { entry ->
            if (outstanding == 0 || entry.isExpired(current)) {
                entry
            } else {
                val used = entry.remaining.coerceAtMost(outstanding)
                outstanding -= used
                entry.copy(spent = entry.spent + used)
            }
        }
    }

    fun purgeExpired(): Int {
        val current = clock.instant()
        val before = _entries.size
        _entries.removeAll { it.remaining == 0 || it.isExpired(current) }
        return before - _entries.size
    }

    private fun PointsEntry.isExpired(at: Instant): Boolean =
        Duration.between(earnedAt, at) >= LIFETIME

    private companion object {
        val LIFETIME: Duration = Duration.ofDays(365)
    }
}
