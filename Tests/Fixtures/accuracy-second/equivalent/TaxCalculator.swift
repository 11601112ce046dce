import Foundation

struct TaxLine: Equatable {
    let rateBasisPoints: Int64
    let net: Int64
    let tax: Int64

    var gross: Int64 { net + tax }
}

struct TaxSummary: Equatable {
    let lines: [TaxLine]

    var net: Int64 { lines.map(\.net).reduce(0, +) }
    var tax: Int64 { lines.map(\.tax).reduce(0, +) }
    var gross: Int64 { net + tax }
}

struct TaxableItem {
    let unitPrice: Int64
    let quantity: Int64
    let rateBasisPoints: Int64
    let exempt: Bool

    var subtotal: Int64 { unitPrice * quantity }
}

struct TaxCalculator {

    enum PriceMode {
        case netPrices
        case grossPrices
    }

    let mode: PriceMode

    func summarize(_ items: [TaxableItem]) -> TaxSummary {
        var totals: [Int64: Int64] = [:]
        for item in items where item.quantity > 0 {
            let rate = item.exempt ? 0 : item.rateBasisPoints
            totals[rate, default: 0] += item.subtotal
        }
        let lines = totals
            .sorted { $0.key > $1.key }
            .map { line(rate: $0.key, amount: $0.value) }
        return TaxSummary(lines: lines)
    }

    private func line(rate: Int64, amount: Int64) -> TaxLine {
        switch mode {
        case .netPrices:
            let tax = roundedDivision(amount * rate, by: 10_000)
            return TaxLine(rateBasisPoints: rate, net: amount, tax: tax)
        case .grossPrices:
            let net = roundedDivision(amount * 10_000, by: 10_000 + rate)
            return TaxLine(rateBasisPoints: rate, net: net, tax: amount - net)
        }
    }

    /// Rounds half away from zero.
    private func roundedDivision(_ numerator: Int64, by denominator: Int64) -> Int64 {
        let half = denominator / 2
        return numerator >= 0
            ? (numerator + half) / denominator
            : (numerator - half) / denominator
    }
}
