package de.bahnsteig.stations

import java.io.IOException
import java.time.Clock
import java.time.Duration
import java.time.Instant
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

data class Station(val code: String, val name: String, val platforms: Int)

interface StationApi {
    /** Returns null for a code that does not exist. */
    @Throws(IOException::class)
    suspend fun fetchStation(code: String): Station?
}

class StationRepository(
    private val api: StationApi,
    private val ttl: Duration = Duration.ofMinutes(15),
    private val capacity: Int = 50,
    private val clock: Clock = Clock.systemUTC(),
) {
    private class Entry(val station: Station?, val loadedAt: Instant)

    private val mutex = Mutex()
    private val entries = mutableMapOf<String, Entry>()

    suspend fun station(code: String): Station? {
        val key = code.uppercase()
        mutex.withLock {
            entries[key]
                ?.takeIf { Duration.between(it.loadedAt, clock.instant()) < ttl }
                ?.let { return it.station }
        }

        val station = try {
            api.fetchStation(key)
        } catch (e: IOException) {
            // Offline: an outdated station is better than none.
            return mutex.withLock { entries[key]?.station } ?: throw e
        }
        mutex.withLock {
            entries[key] = Entry(station, clock.instant())
            trim()
        }
        return station
    }

    suspend fun invalidate(code: String) {
        mutex.withLock { entries.remove(code.uppercase()) }
    }

    private fun trim() {
        while (entries.size > capacity) {
            val oldest = entries.minWithOrNull(compareBy({ it.value.loadedAt }, { it.key })) ?: return
            entries.remove(oldest.key)
        }
    }
}
