import Foundation

struct PriceTag {
    let amount: Decimal
    let percentOff: Int

    init(amount: Decimal, percentOff: Int = 0) {
        self.amount = amount.roundedToCents()
        self.percentOff = min(max(percentOff, 0), 100)
    }

    var finalAmount: Decimal {
        (amount * Decimal(100 - percentOff) / 100).roundedToCents()
    }

    var savings: Decimal {
        amount - finalAmount
    }

    var isReduced: Bool {
        savings > 0
    }

    var label: String {
        guard isReduced else { return "\(finalAmount.plain) EUR" }
        return "\(finalAmount.plain) EUR (was \(amount.plain), -\(percentOff)%)"
    }

    func with(percentOff: Int) -> PriceTag {
        PriceTag(amount: amount, percentOff: percentOff)
    }
}

extension Collection where Element == PriceTag {
    var finalTotal: Decimal {
        reduce(Decimal.zero) { $0 + $1.finalAmount }
    }
}

private extension Decimal {
    static let posix = Locale(identifier: "en_US_POSIX")

    func roundedToCents() -> Decimal {
        var source = self
        var result = Decimal()
        NSDecimalRound(&result, &source, 2, .plain)
        return result
    }

    var plain: String {
        formatted(.number.precision(.fractionLength(2)).grouping(.never).locale(Self.posix))
    }
}
