import Foundation

protocol CheckoutCart: AnyObject {
    var totalCents: Int { get }
    func clear()
}

protocol VoucherReservations {
    func consume(orderID: String) async
    func release() async
}

protocol LoyaltyRefreshing {
    func refresh() async
}

protocol CheckoutAnalytics {
    func track(_ event: String, properties: [String: String])
}

protocol CheckoutBackend {
    func submit(totalCents: Int, paymentToken: String) async throws -> String
}

enum CheckoutOutcome: Equatable {
    case emptyCart
    case placed(orderID: String)
    case rejected
}

final class CheckoutCoordinator {
    private let cart: CheckoutCart
    private let vouchers: VoucherReservations
    private let loyalty: LoyaltyRefreshing
    private let analytics: CheckoutAnalytics
    private let backend: CheckoutBackend

    init(
        cart: CheckoutCart,
        vouchers: VoucherReservations,
        loyalty: LoyaltyRefreshing,
        analytics: CheckoutAnalytics,
        backend: CheckoutBackend
    ) {
        self.cart = cart
        self.vouchers = vouchers
        self.loyalty = loyalty
        self.analytics = analytics
        self.backend = backend
    }

    func complete(paymentToken: String) async -> CheckoutOutcome {
        let total = cart.totalCents
        guard total > 0 else { return .emptyCart }

        let orderID: String
        do {
            orderID = try await backend.submit(totalCents: total, paymentToken: paymentToken)
        } catch {
            await vouchers.release()
            analytics.track("checkout_failed", properties: ["total": String(total)])
            return .rejected
        }

        cart.clear()
        await vouchers.consume(orderID: orderID)
        await loyalty.refresh()
        analytics.track("checkout_completed", properties: ["order": orderID, "total": String(total)])
        return .placed(orderID: orderID)
    }
}
