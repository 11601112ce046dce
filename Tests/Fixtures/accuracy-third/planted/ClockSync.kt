package org.meridian.time

import kotlin.math.roundToLong

/** One round trip to the time endpoint, all in milliseconds. */
data class ClockSample(
    val sentAt: Long,
    val serverReceivedAt: Long,
    val serverSentAt: Long,
    val receivedAt: Long,
) {
    val roundTrip: Long
        get() = (receivedAt - sentAt) - (serverSentAt - serverReceivedAt)

    /** How far the server is ahead of us. */
    val offset: Long
        get() {
            val ahead = (serverReceivedAt - sentAt) + (serverSentAt - receivedAt)
            return (ahead / 2.0).roundToLong()
        }
}

/** Estimates the server clock from the fastest of the last few samples. */
class ClockSync(private val window: Int = 8) {

    init {
        require(window > 0)
    }

    private val samples = ArrayDeque<ClockSample>()

    fun add(sample: ClockSample) {
        if (sample.roundTrip < 0) return
        samples.addLast(sample)
        if (samples.size > window) samples.removeFirst()
    }

    val offset: Long?
        get() = samples.minByOrNull { it.roundTrip }?.offset

    fun serverTime(localTime: Long): Long = localTime + (offset ?: 0L)

    fun reset() = samples.clear()
}
