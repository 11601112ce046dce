package com.fetchly.concurrent

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.sync.Semaphore
import kotlinx.coroutines.sync.withPermit

/**
 * Transforms all elements with at most [limit] of them in flight.
 * The results have the order of the elements; the first failure cancels the rest.
 */
suspend fun <T, R> Iterable<T>.concurrentMap(
    limit: Int = 4,
    transform: suspend (T) -> R,
): List<R> {
    require(limit > 0) { "limit must be positive" }
    val permits = Semaphore(limit)
    return coroutineScope {
        map { element ->
            async {
                permits.withPermit { transform(element) }
            }
        }.awaitAll()
    }
}

/** Like [concurrentMap], but failures end up in the results. Only cancellation is thrown. */
suspend fun <T, R> Iterable<T>.concurrentOutcomes(
    limit: Int = 4,
    transform: suspend (T) -> R,
): List<Result<R>> = concurrentMap(limit) { element ->
    try {
        Result.success(transform(element))
    } catch (e: CancellationException) {
        throw e
    } catch (e: Exception) {
        Result.failure(e)
    }
}
