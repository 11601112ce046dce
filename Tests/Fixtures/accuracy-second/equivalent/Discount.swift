import Foundation

indirect enum Discount: Equatable {
    case percentage(Int, cap: Int64?)
    case fixed(Int64)
    case buyXGetY(buy: Int, free: Int)
    case combined([Discount])
    case none
}

struct DiscountInput: Equatable {
    let unitPrice: Int64
    let quantity: Int

    var subtotal: Int64 { unitPrice * Int64(quantity) }
}

extension Discount {
    /// Reduction in minor units. It is never negative and never more than the subtotal.
    func reduction(for input: DiscountInput) -> Int64 {
        let subtotal = input.subtotal
        guard subtotal > 0 else { return 0 }

        let raw: Int64
        switch self {
        case let .percentage(percent, cap):
            let share = subtotal * Int64(percent) / 100
            raw = min(share, cap ?? share)
        case let .fixed(amount):
            raw = amount
        case let .buyXGetY(buy, free):
            guard buy > 0, free > 0 else { return 0 }
            let freeItems = input.quantity / (buy + free) * free
            raw = Int64(freeItems) * input.unitPrice
        case let .combined(discounts):
            raw = discounts.reduce(0) { $0 + $1.reduction(for: input) }
        case .none:
            raw = 0
        }
        return min(max(raw, 0), subtotal)
    }

    func total(for input: DiscountInput) -> Int64 {
        input.subtotal - reduction(for: input)
    }

    var flattened: [Discount] {
        switch self {
        case let .combined(discounts):
            return discounts.flatMap { $0.flattened }
        case .none:
            return []
        default:
            return [self]
        }
    }
}
