import Foundation

public struct LineItem {
    public let sku: String
    public let price: Double
    public let quantity: Int
}

public final class PurchaseReporter {
    private let analytics: AnalyticsClient
    private var reportedOrders: Set<String> = []

    public init(analytics: AnalyticsClient) {
        self.analytics = analytics
    }

    public func report(orderId: String, items: [LineItem], currency: String, coupon: String? = nil) {
        guard !items.isEmpty, reportedOrders.insert(orderId).inserted else { return }

        let total = items.reduce(0) { $0 + cents($1.price) * $1.quantity }
        var properties = [
            "order_id": orderId,
            "currency": currency,
            "total_cents": String(total),
            "item_count": String(items.reduce(0) { $0 + $1.quantity }),
            "skus": items.map(\.sku).joined(separator: ","),
        ]
        if let coupon = coupon {
            properties["coupon"] = coupon
        }
        analytics.track("purchase_completed", properties: properties)
    }

    public func reportRefund(orderId: String, amount: Double, currency: String) {
        analytics.track("purchase_refunded", properties: [
            "order_id": orderId,
            "currency": currency,
            "total_cents": String(-cents(amount)),
        ])
        reportedOrders.remove(orderId)
    }

    private func cents(_ amount: Double) -> Int {
        Int((amount * 100).rounded())
    }
}
