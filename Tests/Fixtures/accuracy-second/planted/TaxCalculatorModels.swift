import Foundation

struct TaxRate {
    let code: String
    let percent: Decimal
}

struct TaxLine {
    let net: Decimal
    let rate: TaxRate
}

struct TaxBreakdown {
    let net: Decimal
    let tax: Decimal

    var gross: Decimal { net + tax }
}

struct TaxCalculator {
    private let fractionDigits: Int

    init(fractionDigits: Int = 2) {
        self.fractionDigits = fractionDigits
    }

    func tax(for line: TaxLine) -> Decimal {
        round(line.net * line.rate.percent / 100)
    }

    func breakdown(for lines: [TaxLine]) -> TaxBreakdown {
        let net = lines.reduce(Decimal.zero) { $0 + $1.net }
        let taxTotal = lines.reduce(Decimal.zero) { $0 + tax(for: $1) }
        return TaxBreakdown(net: net, tax: taxTotal)
    }

    func taxByCode(for lines: [TaxLine]) -> [String: Decimal] {
        var totals: [String: Decimal] = [:]
        for line in lines {
            totals[line.rate.code, default: 0] += tax(for: line)
        }
        return totals
    }

    private func round(_ value: Decimal) -> Decimal {
        var source = value
        var result = Decimal()
        NSDecimalRound(&result, &source, fractionDigits, .bankers)
        return result
    }
}
