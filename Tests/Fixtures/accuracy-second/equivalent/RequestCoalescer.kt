package com.harbor.sdk.net

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import kotlinx.coroutines.Dispatchers

/** Shares one running request between all callers that ask for the same key. */
class RequestCoalescer<K : Any, V>(
    private val scope: CoroutineScope = CoroutineScope(SupervisorJob() + Dispatchers.Default),
    private val load: suspend (K) -> V,
) {
    private val lock = Any()
    private val running = HashMap<K, Deferred<V>>()

    var sharedCount = 0
        private set
        get() = synchronized(lock) { field }

    suspend fun value(key: K): V = taskFor(key).await()

    private fun taskFor(key: K): Deferred<V> = synchronized(lock) {
        running[key]?.let { existing ->
            sharedCount++
            return existing
        }
        lateinit var task: Deferred<V>
        task = scope.async(start = CoroutineStart.LAZY) {
            try {
                load(key)
            } finally {
                finished(key, task)
            }
        }
        running[key] = task
        task.start()
        task
    }

    fun cancelAll() {
        val tasks = synchronized(lock) {
            running.values.toList().also { running.clear() }
        }
        tasks.forEach { it.cancel() }
    }

    private fun finished(key: K, task: Deferred<V>) = synchronized(lock) {
        if (running[key] === task) running.remove(key)
        Unit
    }
}
