import Foundation

struct CheckoutTotals: Equatable {
    let goods: Int64
    let discount: Int64
    let shipping: Int64
    let tip: Int64

    var payable: Int64 { goods - discount + shipping + tip }
}

final class CheckoutTotalsCalculator {
    private static let freeShippingThreshold: Int64 = 4_900
    private static let standardShipping: Int64 = 390
    private static let bulkySurcharge: Int64 = 1_500
    private static let maxTipPercent = 25

    func totals(for basket: Basket, voucher: Voucher?, tipPercent: Int) -> CheckoutTotals {
        let goods = basket.items.reduce(Int64(0)) { $0 + $1.price * Int64($1.quantity) }
        let discount = discountAmount(voucher, goods: goods)
        let reduced = goods - discount
        return CheckoutTotals(
            goods: goods,
            discount: discount,
            shipping: shippingAmount(for: basket, reduced: reduced),
            tip: tipAmount(reduced, percent: tipPercent)
        )
    }

    private func discountAmount(_ voucher: Voucher?, goods: Int64) -> Int64 {
        guard let voucher = voucher, goods >= voucher.minimum else { return 0 }
        switch voucher.kind {
        case .amount(let value):
            return min(value, goods)
        case .percent(let value):
            return goods * Int64(value) / 100
        }
    }

    private func shippingAmount(for basket: Basket, reduced: Int64) -> Int64 {
        if basket.items.isEmpty || basket.isPickup { return 0 }
        let surcharge = basket.items.contains { $0.isBulky } ? Self.bulkySurcharge : 0
        if reduced >= Self.freeShippingThreshold {
            return surcharge
        }
        return Self.standardShipping + surcharge
    }

    private func tipAmount(_ amount: Int64, percent: Int) -> Int64 {
        let allowed = min(max(percent, 0), Self.maxTipPercent)
        return amount * Int64(allowed) / 100
    }
}
