import Foundation

enum MoneyError: Error, Equatable {
    case currencyMismatch(String, String)
    case invalidRatios
}

struct Money: Hashable, Codable {
    let minorUnits: Int64
    let currency: String

    enum CodingKeys: String, CodingKey {
        case minorUnits = "amount_minor"
        case currency = "currency_code"
    }

    static func zero(_ currency: String) -> Money {
        Money(minorUnits: 0, currency: currency)
    }

    var isZero: Bool { minorUnits == 0 }
    var isNegative: Bool { minorUnits < 0 }

    func adding(_ other: Money) throws -> Money {
        try requireSameCurrency(other)
        return Money(minorUnits: minorUnits + other.minorUnits, currency: currency)
    }

    func subtracting(_ other: Money) throws -> Money {
        try adding(-other)
    }

    static prefix func - (value: Money) -> Money {
        Money(minorUnits: -value.minorUnits, currency: value.currency)
    }

    static func * (lhs: Money, quantity: Int) -> Money {
        Money(minorUnits: lhs.minorUnits * Int64(quantity), currency: lhs.currency)
    }

    /// Splits the amount by ratio without losing a minor unit; the first shares take the remainder.
    func allocated(by ratios: [Int]) throws -> [Money] {
        let total = ratios.reduce(0, +)
        guard total > 0, ratios.allSatisfy({ $0 >= 0 }) else {
            throw MoneyError.invalidRatios
        }
        var shares = ratios.map { minorUnits * Int64($0) / Int64(total) }
        var remainder = minorUnits - shares.reduce(0, +)
        let step: Int64 = remainder < 0 ? -1 : 1
        var index = 0
        while remainder != 0 {
            if ratios[index] > 0 {
                shares[index] += step
                remainder -= step
            }
            index = (index + 1) % shares.count
        }
        return shares.map { Money(minorUnits: $0, currency: currency) }
    }

    private func requireSameCurrency(_ other: Money) throws {
        guard currency == other.currency else {
            throw MoneyError.currencyMismatch(currency, other.currency)
        }
    }
}
