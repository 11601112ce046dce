package com.harbor.sdk.payment

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
enum class PaymentStatus(val isFinal: Boolean) {
    @SerialName("pending") PENDING(false),
    @SerialName("requires_action") REQUIRES_ACTION(false),
    @SerialName("succeeded") SUCCEEDED(true),
    @SerialName("declined") DECLINED(true),
    @SerialName("expired") EXPIRED(true),
}

class PollingTimedOutException : Exception()

class PaymentStatusPoller(
    private val api: PaymentApi,
    private val interval: Duration = 2.seconds,
    private val maxPolls: Int = 45,
) {
    /** Emits every change of the status and ends after the final one. */
    fun statuses(paymentId: String): Flow<PaymentStatus> = flow {
        var last: PaymentStatus? = null
        repeat(maxPolls) { poll ->
            if (poll > 0) delay(interval)
            val status = currentStatus(paymentId)
            if (status != null && status != last) {
                last = status
                emit(status)
                if (status.isFinal) return@flow
            }
        }
        throw PollingTimedOutException()
    }

    private suspend fun currentStatus(paymentId: String): PaymentStatus? =
        try {
            api.payment(paymentId).status
        } catch (e: ServiceFailure) {
            if (!e.isTransient) throw e
            null
        }
}
