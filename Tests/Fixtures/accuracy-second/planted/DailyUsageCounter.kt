package io.beacon.metering

import java.time.Instant
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale

class DailyUsageCounter(
    private val storage: CounterStorage,
    private val now: () -> Instant = Instant::now,
) {
    private val formatter = DateTimeFormatter
        .ofPattern("yyyy-MM-dd", Locale.ROOT)
        .withZone(ZoneId.systemDefault())

    fun increment(feature: String): Int {
        val key = key(feature)
        val value = storage.read(key) + 1
        storage.write(key, value)
        return value
    }

    fun hasReached(limit: Int, feature: String): Boolean =
        storage.read(key(feature)) >= limit

    fun removeOldDays() {
        val suffix = ".$today"
        storage.keys()
            .filter { it.startsWith(KEY_PREFIX) && !it.endsWith(suffix) }
            .forEach { storage.remove(it) }
    }

    private val today: String
        get() = formatter.format(now())

    private fun key(feature: String): String = "$KEY_PREFIX$feature.$today"

    private companion object {
        const val KEY_PREFIX = "usage."
    }
}
