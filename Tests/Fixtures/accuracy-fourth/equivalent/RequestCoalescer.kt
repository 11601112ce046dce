package com.atlas.media.loading

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext

/** Lets concurrent callers that ask for the same resource share one request. */
class RequestCoalescer<K : Any, V : Any>(dispatcher: CoroutineDispatcher = Dispatchers.Default) {

    private val scope = CoroutineScope(SupervisorJob() + dispatcher)
    private val mutex = Mutex()
    private val inFlight = mutableMapOf<K, Deferred<V>>()
    private var hits = 0

    suspend fun sharedHits(): Int = mutex.withLock { hits }

    suspend fun activeKeys(): Set<K> = mutex.withLock { inFlight.keys.toSet() }

    suspend fun value(key: K, load: suspend (K) -> V): V {
        val request = mutex.withLock {
            inFlight[key]?.also { hits++ } ?: launchLoad(key, load).also { inFlight[key] = it }
        }
        return request.await()
    }

    private fun launchLoad(key: K, load: suspend (K) -> V): Deferred<V> = scope.async {
        try {
            load(key)
        } finally {
            withContext(NonCancellable) {
                mutex.withLock { inFlight.remove(key) }
            }
        }
    }
}
