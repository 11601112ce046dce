import Foundation

protocol AnalyticsSink {
    func log(_ name: String, parameters: [String: String])
}

enum PaymentMethod: String {
    case card
    case wallet
    case giftCard = "gift_card"
}

struct CompletedOrder {
    struct Item {
        let sku: String
        let quantity: Int
        let unitPriceCents: Int
    }

    let id: String
    let items: [Item]
    let paymentMethod: PaymentMethod
    var couponCode: String?
    var storeId: Int?

    var totalCents: Int {
        items.map { $0.quantity * $0.unitPriceCents }.reduce(0, +)
    }
}

final class CheckoutAnalytics {
    private let sink: AnalyticsSink
    private var loggedOrderIds: Set<String> = []

    init(sink: AnalyticsSink) {
        self.sink = sink
    }

    func checkoutStarted(itemCount: Int) {
        sink.log("checkout_started", parameters: ["item_count": "\(itemCount)"])
    }

    /// Each order is logged only once, however often the confirmation is shown.
    func orderCompleted(_ order: CompletedOrder) {
        guard loggedOrderIds.insert(order.id).inserted else { return }

        var parameters = [
            "order_id": order.id,
            "total_cents": String(order.totalCents),
            "item_count": String(order.items.reduce(0) { $0 + $1.quantity }),
            "payment_method": order.paymentMethod.rawValue,
        ]
        parameters["coupon"] = order.couponCode?.uppercased()
        if let storeId = order.storeId {
            parameters["store_id"] = String(storeId)
        }
        sink.log("order_completed", parameters: parameters)
    }

    func paymentFailed(method: PaymentMethod, reason: String?) {
        sink.log("payment_failed", parameters: [
            "payment_method": method.rawValue,
            "reason": reason ?? "unknown",
        ])
    }
}
