package com.paylane.checkout

import kotlinx.coroutines.delay

sealed class PaymentException(message: String) : Exception(message) {
    class InvalidAmount : PaymentException("invalid amount")
    class Declined(val code: String) : PaymentException("declined: $code")
    class Network : PaymentException("network")
}

interface PaymentGateway {
    suspend fun charge(amountCents: Long, token: String): String
}

data class Receipt(
    val transactionId: String,
    val amountCents: Long,
    val attempts: Int,
)

class PaymentProcessor(
    private val gateway: PaymentGateway,
    private val maxAttempts: Int = 3,
    private val baseDelayMillis: Long = 200,
) {
    /** Only network failures are worth another attempt; a declined card stays declined. */
    suspend fun pay(amountCents: Long, token: String): Receipt {
        if (amountCents <= 0) throw PaymentException.InvalidAmount()

        var attempt = 1
        while (true) {
            try {
                return Receipt(gateway.charge(amountCents, token), amountCents, attempt)
            } catch (e: PaymentException.Network) {
                if (attempt >= maxAttempts) throw e
            }
            delay(baseDelayMillis shl (attempt - 1))
            attempt++
        }
    }

    fun message(error: Throwable): String = when (error) {
        is PaymentException.InvalidAmount -> "The amount must be positive."
        is PaymentException.Declined ->
            if (error.code == "insufficient_funds") "Your card has insufficient funds."
            else "Your card was declined (${error.code})."
        is PaymentException.Network -> "Please check your connection and try again."
        else -> "Something went wrong."
    }
}
