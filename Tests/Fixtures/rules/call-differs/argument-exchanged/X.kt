package com.example.courtside.payments

import com.example.courtsidekit.*

/** Talks to the payment server. */
class PaymentService(
    val client: IHttpClient,
    val journal: IJournal
) {

    fun refund(payment: Payment, amount: Int): Promise<Receipt> {
        journal.record(payment.orderId)
        return client.post("/v1/refunds", body = mapOf("payment" to payment.id, "amount" to amount))
            .then { Receipt(json = it) }
    }

    fun receipts(userId: String): Promise<List<Receipt>> =
        client.get("/v1/receipts", query = mapOf("user" to userId))
            .then { list -> list.map { Receipt(json = it) } }
}
