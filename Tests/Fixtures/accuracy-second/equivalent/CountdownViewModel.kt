package com.harborline.shop.deals

import java.time.Clock
import java.time.Duration
import java.time.Instant
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Duration as KDuration

interface Ticker {
    fun start(interval: KDuration, onTick: () -> Unit)
    fun stop()
}

class CountdownViewModel(
    private val deadline: Instant,
    private val ticker: Ticker,
    private val clock: Clock,
) {
    enum class Urgency { NORMAL, SOON, CRITICAL }

    private var isRunning = false

    var remainingSeconds: Long = 0
        private set

    var onUpdate: ((String, Urgency) -> Unit)? = null
    var onExpired: (() -> Unit)? = null

    fun start() {
        if (isRunning) return
        isRunning = true
        ticker.start(1.seconds) { tick() }
        tick()
    }

    fun stop() {
        if (!isRunning) return
        isRunning = false
        ticker.stop()
    }

    val urgency: Urgency
        get() = when {
            remainingSeconds < 60 -> Urgency.CRITICAL
            remainingSeconds < 600 -> Urgency.SOON
            else -> Urgency.NORMAL
        }

    val text: String
        get() {
            val days = remainingSeconds / 86_400
            val hours = remainingSeconds / 3_600 % 24
            val minutes = remainingSeconds / 60 % 60
            val seconds = remainingSeconds % 60
            return when {
                days > 0 -> "${days}d ${hours}h"
                hours > 0 -> "${hours}h ${minutes}m"
                else -> "${pad(minutes)}:${pad(seconds)}"
            }
        }

    private fun tick() {
        if (!isRunning) return
        val milliseconds = Duration.between(clock.instant(), deadline).toMillis()
        remainingSeconds = maxOf(0L, (milliseconds + 999) / 1_000)
        onUpdate?.invoke(text, urgency)
        if (remainingSeconds == 0L) {
            stop()
            onExpired?.invoke()
        }
    }

    private fun pad(value: Long): String = value.toString().padStart(2, '0')
}
