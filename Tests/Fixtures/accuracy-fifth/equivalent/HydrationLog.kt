package com.aquatrack.data

import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

data class DrinkEntry(val id: Int, val millilitres: Int, val loggedAt: Long)

data class HydrationSummary(val total: Int, val remaining: Int, val percent: Int)

sealed class HydrationException : Exception() {
    data class InvalidAmount(val millilitres: Int) : HydrationException()
    class DailyLimitExceeded : HydrationException()
}

class HydrationLog(private val goal: Int) {

    private val mutex = Mutex()
    private val entries = mutableListOf<DrinkEntry>()
    private var nextId = 1

    init {
        require(goal > 0)
    }

    private val total: Int
        get() = entries.sumOf { it.millilitres }

    suspend fun log(millilitres: Int, time: Long): DrinkEntry = mutex.withLock {
        if (millilitres !in 1..3_000) throw HydrationException.InvalidAmount(millilitres)
        if (total + millilitres > DAILY_LIMIT) throw HydrationException.DailyLimitExceeded()
        DrinkEntry(nextId++, millilitres, time).also(entries::add)
    }

    suspend fun undoLast(): DrinkEntry? = mutex.withLock { entries.removeLastOrNull() }

    suspend fun remove(id: Int): Boolean = mutex.withLock { entries.removeAll { it.id == id } }

    suspend fun entriesSince(time: Long): List<DrinkEntry> = mutex.withLock {
        entries.filter { it.loggedAt >= time }
    }

    suspend fun summary(): HydrationSummary = mutex.withLock {
        total.let { total ->
            HydrationSummary(
                total = total,
                remaining = (goal - total).coerceAtLeast(0),
                percent = total * 100 / goal,
            )
        }
    }

    private companion object {
        const val DAILY_LIMIT = 10_000
    }
}
