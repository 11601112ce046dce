package com.lighthouse.offline

data class OfflineEvent(val name: String, val recordedAt: Long)

/** Keeps events while there is no connection. */
class OfflineStore {

    private val events = ArrayDeque<OfflineEvent>()

    var expiredCount = 0
        private set
    var overflowCount = 0
        private set

    val isEmpty: Boolean
        get() = events.isEmpty()

    fun append(event: OfflineEvent) {
        events.addLast(event)
        while (events.size > MAX_EVENTS) {
            events.removeFirst()
            overflowCount++
        }
    }

    /** Hands out everything that is still worth sending and empties the store. */
    fun takeAll(now: Long): List<OfflineEvent> {
        val (valid, expired) = events.partition { now - it.recordedAt <= MAX_AGE_MILLIS }
        events.clear()
        expiredCount += expired.size
        return valid
    }

    private companion object {
        const val MAX_EVENTS = 500
        const val MAX_AGE_MILLIS = 3L * 24 * 60 * 60 * 1_000
    }
}
