package com.crossgrid.daily

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.delay

data class Puzzle(val day: Int, val grid: String)

enum class PuzzleSource { CACHE, NETWORK, FALLBACK }

data class LoadedPuzzle(val puzzle: Puzzle, val source: PuzzleSource)

class PuzzleUnavailable(val day: Int, override val cause: Throwable) : Exception(cause)

interface PuzzleApi {
    suspend fun fetchPuzzle(day: Int): Puzzle
}

interface PuzzleCache {
    suspend fun puzzle(day: Int): Puzzle?
    suspend fun latestBefore(day: Int): Puzzle?
    suspend fun save(puzzle: Puzzle)
}

class DailyPuzzleRepository(
    private val api: PuzzleApi,
    private val cache: PuzzleCache,
    private val maxAttempts: Int = 3,
) {
    init {
        require(maxAttempts >= 1)
    }

    suspend fun load(day: Int, forceRefresh: Boolean = false): LoadedPuzzle {
        if (!forceRefresh) {
            cache.puzzle(day)?.let { return LoadedPuzzle(it, PuzzleSource.CACHE) }
        }

        val fresh = try {
            fetchWithRetry(day)
        } catch (e: CancellationException) {
            throw e
        } catch (e: Exception) {
            val older = cache.latestBefore(day) ?: throw PuzzleUnavailable(day, e)
            return LoadedPuzzle(older, PuzzleSource.FALLBACK)
        }
        cache.save(fresh)
        return LoadedPuzzle(fresh, PuzzleSource.NETWORK)
    }

    private suspend fun fetchWithRetry(day: Int): Puzzle {
        repeat(maxAttempts - 1) { index ->
            try {
                return api.fetchPuzzle(day)
            } catch (e: CancellationException) {
                throw e
            } catch (e: Exception) {
                delay(500L * (index + 1))
            }
        }
        return api.fetchPuzzle(day)
    }
}
