package com.example.checkout.testing

import com.example.checkout.payment.PaymentException
import com.example.checkout.payment.PaymentGateway
import com.example.checkout.payment.PaymentResult

class FakePaymentGateway : PaymentGateway {
    sealed interface Behaviour {
        object Approve : Behaviour
        data class Decline(val reason: String) : Behaviour
        data class Fail(val error: Throwable) : Behaviour
    }

    data class Charge(
        val id: String,
        val amountInCents: Int,
        val currency: String,
        val refundedInCents: Int = 0,
    )

    var behaviour: Behaviour = Behaviour.Approve
    private val queued = ArrayDeque<Behaviour>()
    private val _charges = mutableListOf<Charge>()
    val charges: List<Charge> get() = _charges.toList()

    var authorizeCallCount = 0
        private set

    val capturedTotal: Int
        get() = _charges.sumOf { it.amountInCents - it.refundedInCents }

    fun enqueue(vararg behaviours: Behaviour) {
        queued.addAll(behaviours)
    }

    override suspend fun authorize(amountInCents: Int, currency: String): PaymentResult {
        authorizeCallCount++
        return when (val next = queued.removeFirstOrNull() ?: behaviour) {
            Behaviour.Approve -> {
                val charge = Charge("charge-${_charges.size + 1}", amountInCents, currency)
                _charges += charge
                PaymentResult.Approved(chargeId = charge.id)
            }
            is Behaviour.Decline -> PaymentResult.Declined(next.reason)
            is Behaviour.Fail -> throw next.error
        }
    }

    override suspend fun refund(chargeId: String, amountInCents: Int?) {
        val index = _charges.indexOfFirst { it.id == chargeId }
        if (index == -1) throw PaymentException.UnknownCharge(chargeId)
        val charge = _charges[index]
        val open = charge.amountInCents - charge.refundedInCents
        val requested = amountInCents ?: open
        if (requested > open) throw PaymentException.RefundTooHigh()
        _charges[index] = charge.copy(refundedInCents = charge.refundedInCents + requested)
    }

    fun reset() {
        behaviour = Behaviour.Approve
        queued.clear()
        _charges.clear()
        authorizeCallCount = 0
    }
}
