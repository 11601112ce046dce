import Foundation

protocol CheckoutTracker {
    func track(_ event: String, _ params: [String: String])
}

protocol CheckoutView: AnyObject {
    func render(total: String, coupon: String?)
    func close()
}

final class CheckoutPresenter {
    private let tracker: CheckoutTracker
    private let subtotalCents: Int
    private var coupon: (code: String, cents: Int)?
    weak var view: CheckoutView?

    init(subtotalCents: Int, tracker: CheckoutTracker) {
        self.subtotalCents = subtotalCents
        self.tracker = tracker
    }

    func start() {
        tracker.track("checkout_opened", ["subtotal": String(subtotalCents)])
        refresh()
    }

    func applyCoupon(code: String, cents: Int) {
        coupon = (code, cents)
        tracker.track("checkout_coupon_applied", ["code": code])
        refresh()
    }

    func removeCoupon() {
        guard let removed = coupon else { return }
        coupon = nil
        tracker.track("checkout_coupon_removed", ["code": removed.code])
        refresh()
    }

    func cancel() {
        tracker.track("checkout_cancelled", [:])
        view?.close()
    }

    private func refresh() {
        let total = max(0, subtotalCents - (coupon?.cents ?? 0))
        view?.render(total: Self.money(total), coupon: coupon?.code)
    }

    private static func money(_ cents: Int) -> String {
        "€\(cents / 100)." + String(format: "%02d", cents % 100)
    }
}
