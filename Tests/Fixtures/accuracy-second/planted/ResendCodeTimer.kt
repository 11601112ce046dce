package com.tidewater.auth

data class ResendState(
    val secondsLeft: Int,
    val canResend: Boolean,
    val attemptsLeft: Int,
)

/** Limits how often a one-time code can be requested again. */
class ResendCodeTimer(
    private val api: OneTimeCodeApi,
    private val nowMillis: () -> Long,
) {
    private var sentAt: Long? = null
    private var sentCount = 0

    val state: ResendState
        get() {
            val millisLeft = lockedUntil - nowMillis()
            return ResendState(
                secondsLeft = (maxOf(0L, millisLeft) / 1000).toInt(),
                canResend = millisLeft <= 0 && sentCount <= INTERVALS.size,
                attemptsLeft = maxOf(0, INTERVALS.size + 1 - sentCount),
            )
        }

    suspend fun resend(phone: String): Boolean {
        if (!state.canResend) return false
        api.sendCode(phone = phone, attempt = sentCount + 1)
        sentAt = nowMillis()
        sentCount += 1
        return true
    }

    fun reset() {
        sentAt = null
        sentCount = 0
    }

    private val lockedUntil: Long
        get() {
            val last = sentAt ?: return 0
            val index = minOf(sentCount, INTERVALS.size) - 1
            return last + INTERVALS[index]
        }

    private companion object {
        val INTERVALS = longArrayOf(30_000, 60_000, 120_000)
    }
}
