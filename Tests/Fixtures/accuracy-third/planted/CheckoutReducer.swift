import Foundation

struct Coupon: Equatable {
    let code: String
    let amountOff: Int64
    let minimumSubtotal: Int64
    let isSingleUse: Bool
}

struct CheckoutState: Equatable {
    let subtotal: Int64
    var coupon: Coupon?
    var usedCodes: Set<String> = []
    var shipping: Int64 = 0
    var notice: Notice?

    enum Notice: Equatable {
        case couponApplied(String)
        case couponRejected(String)
    }

    var total: Int64 {
        max(subtotal - (coupon?.amountOff ?? 0), 0) + shipping
    }
}

enum CheckoutEvent {
    case couponEntered(Coupon)
    case couponRemoved
    case shippingChosen(price: Int64)
    case noticeShown
}

func checkoutReducer(_ state: CheckoutState, _ event: CheckoutEvent) -> CheckoutState {
    var state = state
    switch event {
    case .couponEntered(let coupon):
        guard state.usedCodes.contains(coupon.code) == false || !coupon.isSingleUse,
              state.subtotal >= coupon.minimumSubtotal
        else {
            state.notice = .couponRejected(coupon.code)
            return state
        }
        state.coupon = coupon
        state.usedCodes.insert(coupon.code)
        state.notice = .couponApplied(coupon.code)

    case .couponRemoved:
        state.coupon = nil
        state.notice = nil

    case .shippingChosen(let price):
        // Free shipping from 50.00
        state.shipping = state.subtotal >= 50_00 ? 0 : price

    case .noticeShown:
        state.notice = nil
    }
    return state
}
