import Foundation

struct CartLine: Equatable {
    let sku: String
    let title: String
    let unitPriceCents: Int
    var quantity: Int

    var totalCents: Int { unitPriceCents * quantity }
}

final class CartSummaryViewModel {
    static let freeShippingThresholdCents = 5_000
    static let shippingCents = 499
    static let maxQuantity = 20

    private let analytics: AnalyticsTracking
    private(set) var lines: [CartLine] = []
    private(set) var couponPercent: Int?

    var onChange: (() -> Void)?

    init(analytics: AnalyticsTracking) {
        self.analytics = analytics
    }

    var isEmpty: Bool { lines.isEmpty }

    var itemCount: Int {
        lines.reduce(0) { $0 + $1.quantity }
    }

    var subtotalCents: Int {
        lines.reduce(0) { $0 + $1.totalCents }
    }

    var discountCents: Int {
        guard let percent = couponPercent else { return 0 }
        return subtotalCents * percent / 100
    }

    var shippingCents: Int {
        if isEmpty { return 0 }
        return subtotalCents - discountCents >= Self.freeShippingThresholdCents ? 0 : Self.shippingCents
    }

    var totalCents: Int { subtotalCents - discountCents + shippingCents }

    func add(_ line: CartLine) {
        if let index = lines.firstIndex(where: { $0.sku == line.sku }) {
            lines[index].quantity = min(lines[index].quantity + line.quantity, Self.maxQuantity)
        } else {
            lines.append(line)
        }
        analytics.track("cart_add", properties: ["sku": line.sku])
        onChange?()
    }

    func setQuantity(_ quantity: Int, sku: String) {
        guard let index = lines.firstIndex(where: { $0.sku == sku }) else { return }
        if quantity <= 0 {
            lines.remove(at: index)
            analytics.track("cart_remove", properties: ["sku": sku])
        } else {
            lines[index].quantity = min(quantity, Self.maxQuantity)
        }
        onChange?()
    }

    func applyCoupon(percent: Int) {
        couponPercent = min(max(percent, 0), 100)
        onChange?()
    }
}
