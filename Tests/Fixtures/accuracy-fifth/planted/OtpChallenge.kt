package com.passera.otp

import java.security.MessageDigest
import java.time.Duration
import java.time.Instant

sealed class OtpError : Exception() {
    class AlreadyUsed : OtpError()
    class Expired : OtpError()
    data class InvalidCode(val attemptsLeft: Int) : OtpError()
    class Locked : OtpError()
}

/** Local check of a one-time password that was delivered by push. */
class OtpChallenge(
    code: String,
    issuedAt: Instant,
    lifetime: Duration = Duration.ofSeconds(120),
    private val now: () -> Instant = { Instant.now() },
) {
    private val code = code.toByteArray()
    private val expiresAt = issuedAt.plus(lifetime)
    private var failedAttempts = 0
    private var isUsed = false

    val attemptsLeft: Int get() = MAX_ATTEMPTS - failedAttempts

    @Throws(OtpError::class)
    fun verify(input: String) {
        when {
            isUsed -> throw OtpError.AlreadyUsed()
            attemptsLeft <= 0 -> throw OtpError.Locked()
            now() >= expiresAt -> throw OtpError.InvalidCode(attemptsLeft)
            !MessageDigest.isEqual(input.toByteArray(), code) -> {
                failedAttempts++
                throw if (attemptsLeft > 0) OtpError.InvalidCode(attemptsLeft) else OtpError.Locked()
            }
            else -> isUsed = true
        }
    }

    companion object {
        const val MAX_ATTEMPTS = 3
    }
}
