import Foundation

struct PriceBreakdown: Equatable {
    let net: Int64
    let tax: Int64
    let shipping: Int64
    let discount: Int64

    var gross: Int64 { net + tax + shipping - discount }
}

final class PriceCalculator {
    enum TaxClass: Int {
        case standard = 1900
        case reduced = 700
        case exempt = 0
    }

    struct Item {
        let netPrice: Int64
        let quantity: Int
        let taxClass: TaxClass
    }

    private let freeShippingFrom: Int64
    private let flatShipping: Int64

    init(freeShippingFrom: Int64 = 5_000, flatShipping: Int64 = 490) {
        self.freeShippingFrom = freeShippingFrom
        self.flatShipping = flatShipping
    }

    func breakdown(items: [Item], discount: Int64 = 0) -> PriceBreakdown {
        var net: Int64 = 0
        var tax: Int64 = 0
        for item in items {
            let lineNet = item.netPrice * Int64(item.quantity)
            net += lineNet
            tax += Self.taxAmount(of: lineNet, taxClass: item.taxClass)
        }
        let allowedDiscount = min(max(0, discount), net + tax)
        return PriceBreakdown(
            net: net,
            tax: tax,
            shipping: shipping(forGoods: net + tax - allowedDiscount, isEmpty: items.isEmpty),
            discount: allowedDiscount
        )
    }

    static func taxAmount(of amount: Int64, taxClass: TaxClass) -> Int64 {
        (amount * Int64(taxClass.rawValue) + 5_000) / 10_000
    }

    private func shipping(forGoods goods: Int64, isEmpty: Bool) -> Int64 {
        guard !isEmpty else { return 0 }
        return goods >= freeShippingFrom ? 0 : flatShipping
    }
}
