package com.acme.shop.testing

data class Charge(val orderId: String, val cents: Long)

enum class PaymentFailure { DECLINED, NETWORK_DOWN, UNKNOWN_RECEIPT }

class PaymentException(val failure: PaymentFailure) : Exception()

interface PaymentGateway {
    suspend fun charge(charge: Charge): String
    suspend fun refund(receipt: String)
}

/** Test double with prepared answers. */
class StubPaymentGateway : PaymentGateway {

    private val prepared = ArrayDeque<PaymentFailure?>()
    private val issued = mutableListOf<String>()

    private val _charges = mutableListOf<Charge>()
    val charges: List<Charge> get() = _charges.toList()

    private val _refunds = mutableListOf<String>()
    val refunds: List<String> get() = _refunds.toList()

    val totalCharged: Long get() = _charges.sumOf { it.cents }

    fun prepareSuccess() {
        prepared.addLast(null)
    }

    fun prepareFailure(failure: PaymentFailure) {
        prepared.addLast(failure)
    }

    override suspend fun charge(charge: Charge): String {
        prepared.removeFirstOrNull()?.let { throw PaymentException(it) }
        _charges += charge
        return "receipt-${issued.size + 1}".also { issued += it }
    }

    override suspend fun refund(receipt: String) {
        if (receipt !in issued) throw PaymentException(PaymentFailure.UNKNOWN_RECEIPT)
        _refunds += receipt
    }
}
