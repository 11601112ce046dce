import Foundation

struct CartItem: Codable {
    let sku: String
    let unitPrice: Int64
    let quantity: Int
    let isGift: Bool?

    enum CodingKeys: String, CodingKey {
        case sku
        case unitPrice = "unit_price"
        case quantity = "qty"
        case isGift = "is_gift"
    }

    var lineTotal: Int64 { (isGift ?? false) ? 0 : unitPrice * Int64(quantity) }
}

enum Promotion {
    case percent(Int64, cap: Int64?)
    case fixed(Int64)
    case freeShipping(minimum: Int64)
}

struct CartTotals: Equatable {
    let subtotal: Int64
    let discount: Int64
    let shipping: Int64

    var total: Int64 { subtotal - discount + shipping }
}

struct CartTotalsCalculator {

    private let shippingFee: Int64
    private let freeShippingThreshold: Int64
    private let giftFee: Int64

    init(shippingFee: Int64 = 490, freeShippingThreshold: Int64 = 5_000, giftFee: Int64 = 250) {
        self.shippingFee = shippingFee
        self.freeShippingThreshold = freeShippingThreshold
        self.giftFee = giftFee
    }

    func totals(for items: [CartItem], promotions: [Promotion]) -> CartTotals {
        guard !items.isEmpty else { return CartTotals(subtotal: 0, discount: 0, shipping: 0) }
        let subtotal = items.reduce(0) { $0 + $1.lineTotal }
        var discount: Int64 = 0
        var shipsFree = subtotal >= freeShippingThreshold
        for promotion in promotions {
            switch promotion {
            case .percent(let rate, let cap):
                let amount = (subtotal - discount) * rate / 100
                discount += min(amount, cap ?? amount)
            case .fixed(let amount):
                discount += min(amount, subtotal - discount)
            case .freeShipping(let minimum):
                shipsFree = shipsFree || subtotal - discount >= minimum
            }
        }
        let giftCount = items.filter { $0.isGift == true }.count
        let shipping = (shipsFree ? 0 : shippingFee) + giftFee * Int64(giftCount)
        return CartTotals(subtotal: subtotal, discount: discount, shipping: shipping)
    }

    func amountMissingForFreeShipping(_ items: [CartItem]) -> Int64? {
        let subtotal = items.map(\.lineTotal).reduce(0, +)
        return subtotal < freeShippingThreshold ? freeShippingThreshold - subtotal : nil
    }
}
