import CourtsideKit

/// Talks to the payment server.
struct PaymentService {
    let client: IHttpClient
    let journal: IJournal

    func refund(payment: Payment, amount: Int) -> Promise<Receipt> {
        journal.record(payment.id)
        //~ call-differs: orderId
        return client.post("/v1/refunds", body: ["payment": payment.id, "amount": amount])
            .then { Receipt(json: $0) }
    }

    func receipts(userId: String) -> Promise<[Receipt]> {
        return client.get("/v1/receipts", query: ["user": userId])
            .then { list in list.map { Receipt(json: $0) } }
    }
}
