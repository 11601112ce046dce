import Foundation

enum CheckoutStep: Int, CaseIterable, Comparable {
    case address, delivery, payment, review

    static func < (lhs: CheckoutStep, rhs: CheckoutStep) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

struct CheckoutState {
    var step: CheckoutStep = .address
    var address: Address?
    var deliveryOptionId: String?
    var paymentToken: String?
    var isPlacingOrder = false
    var errorKey: String?
}

final class CheckoutFlow {
    private let orders: OrderPlacing
    private(set) var state = CheckoutState() {
        didSet { onStateChanged?(state) }
    }

    var onStateChanged: ((CheckoutState) -> Void)?
    var onCompleted: ((String) -> Void)?

    init(orders: OrderPlacing) {
        self.orders = orders
    }

    var canContinue: Bool {
        guard !state.isPlacingOrder else { return false }
        switch state.step {
        case .address: return state.address?.isComplete ?? false
        case .delivery: return state.deliveryOptionId != nil
        case .payment: return state.paymentToken != nil
        case .review: return state.address != nil && state.deliveryOptionId != nil && state.paymentToken != nil
        }
    }

    func setAddress(_ address: Address) {
        var next = state
        if next.address?.postalCode != address.postalCode {
            next.deliveryOptionId = nil
        }
        next.address = address
        state = next
    }

    func setDeliveryOption(_ id: String) { state.deliveryOptionId = id }

    func setPaymentToken(_ token: String?) { state.paymentToken = token }

    func next() {
        guard canContinue, let step = CheckoutStep(rawValue: state.step.rawValue + 1) else { return }
        state.step = step
    }

    func back(to step: CheckoutStep) {
        guard step < state.step, !state.isPlacingOrder else { return }
        state.step = step
    }

    func placeOrder() async {
        guard state.step == .review, canContinue,
              let address = state.address,
              let deliveryOptionId = state.deliveryOptionId,
              let paymentToken = state.paymentToken else { return }
        var started = state
        started.isPlacingOrder = true
        started.errorKey = nil
        state = started
        let result = await orders.place(address: address, deliveryOptionId: deliveryOptionId, paymentToken: paymentToken)
        switch result {
        case .success(let orderId):
            state.isPlacingOrder = false
            onCompleted?(orderId)
        case .failure(let error):
            var failed = state
            failed.isPlacingOrder = false
            failed.errorKey = error.messageKey
            state = failed
        }
    }
}
