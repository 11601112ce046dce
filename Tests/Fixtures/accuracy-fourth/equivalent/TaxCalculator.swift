//
//  TaxCalculator.swift
//  Storefront
//

import Foundation

enum TaxMode {
    case inclusive
    case exclusive
}

struct TaxLine: Equatable {
    let net: Decimal
    let tax: Decimal
    let gross: Decimal

    static let zero = TaxLine(net: 0, tax: 0, gross: 0)

    static func + (lhs: TaxLine, rhs: TaxLine) -> TaxLine {
        TaxLine(net: lhs.net + rhs.net, tax: lhs.tax + rhs.tax, gross: lhs.gross + rhs.gross)
    }
}

struct TaxCalculator {
    let rates: [String: Decimal]
    let standardRate: Decimal

    func rate(for category: String?) -> Decimal {
        guard let category, let rate = rates[category.lowercased()] else {
            return max(standardRate, 0)
        }
        return max(rate, 0)
    }

    func breakdown(of amount: Decimal, category: String?, mode: TaxMode) -> TaxLine {
        let amount = amount.rounded(scale: 2)
        let rate = self.rate(for: category)

        switch mode {
        case .exclusive:
            let tax = (amount * rate).rounded(scale: 2)
            return TaxLine(net: amount, tax: tax, gross: amount + tax)
        case .inclusive:
            let net = (amount / (1 + rate)).rounded(scale: 2)
            return TaxLine(net: net, tax: amount - net, gross: amount)
        }
    }

    func summary(of lines: [TaxLine]) -> TaxLine {
        lines.reduce(.zero, +)
    }
}

private extension Decimal {
    func rounded(scale: Int) -> Decimal {
        var source = self
        var result = Decimal()
        NSDecimalRound(&result, &source, scale, .plain)
        return result
    }
}
