import Foundation

enum Currency: String {
    case eur = "EUR"
    case usd = "USD"
    case gbp = "GBP"
}

enum MoneyError: Error, Equatable {
    case currencyMismatch(expected: Currency, actual: Currency)
    case invalidRatios
}

/// An amount in the minor unit of its currency (cents, pence).
struct Money: Hashable, CustomStringConvertible {
    let minorUnits: Int64
    let currency: Currency

    static func zero(_ currency: Currency) -> Money {
        Money(minorUnits: 0, currency: currency)
    }

    static func + (lhs: Money, rhs: Money) throws -> Money {
        try lhs.requireSameCurrency(as: rhs)
        return Money(minorUnits: lhs.minorUnits + rhs.minorUnits, currency: lhs.currency)
    }

    static func - (lhs: Money, rhs: Money) throws -> Money {
        try lhs.requireSameCurrency(as: rhs)
        return Money(minorUnits: lhs.minorUnits - rhs.minorUnits, currency: lhs.currency)
    }

    /// Splits the amount by weight. Leftover cents go to the first weighted shares.
    func allocate(_ ratios: [Int]) throws -> [Money] {
        let total = ratios.reduce(0, +)
        guard total > 0, ratios.allSatisfy({ $0 >= 0 }) else {
            throw MoneyError.invalidRatios
        }

        var shares = ratios.map { minorUnits * Int64($0) / Int64(total) }
        var leftover = minorUnits - shares.reduce(0, +)
        let step = leftover.signum()

        for index in ratios.indices where ratios[index] > 0 && leftover != 0 {
            shares[index] += step
            leftover -= step
        }
        return shares.map { Money(minorUnits: $0, currency: currency) }
    }

    var description: String {
        let sign = minorUnits < 0 ? "-" : ""
        let (whole, cents) = minorUnits.magnitude.quotientAndRemainder(dividingBy: 100)
        return "\(sign)\(whole)." + (cents < 10 ? "0\(cents)" : "\(cents)") + " \(currency.rawValue)"
    }

    private func requireSameCurrency(as other: Money) throws {
        guard currency == other.currency else {
            throw MoneyError.currencyMismatch(expected: currency, actual: other.currency)
        }
    }
}

extension Sequence where Element == Money {
    func total(in currency: Currency) throws -> Money {
        try reduce(.zero(currency)) { try $0 + $1 }
    }
}
