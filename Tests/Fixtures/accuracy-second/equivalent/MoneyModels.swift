import Foundation

enum MoneyError: Error, Equatable {
    case currencyMismatch(expected: String, actual: String)
    case negativeAmount
}

struct Money: Hashable, Comparable {
    let minorUnits: Int64
    let currencyCode: String

    static func zero(_ currencyCode: String) -> Money {
        Money(minorUnits: 0, currencyCode: currencyCode)
    }

    var isZero: Bool { minorUnits == 0 }
    var isNegative: Bool { minorUnits < 0 }

    func adding(_ other: Money) throws -> Money {
        try ensureSameCurrency(as: other)
        return Money(minorUnits: minorUnits + other.minorUnits, currencyCode: currencyCode)
    }

    func subtracting(_ other: Money) throws -> Money {
        try ensureSameCurrency(as: other)
        return Money(minorUnits: minorUnits - other.minorUnits, currencyCode: currencyCode)
    }

    func multiplied(by quantity: Int) -> Money {
        Money(minorUnits: minorUnits * Int64(quantity), currencyCode: currencyCode)
    }

    /// Splits the amount so that the parts always add up to the original.
    func allocated(into parts: Int) throws -> [Money] {
        guard !isNegative else { throw MoneyError.negativeAmount }
        guard parts > 0 else { return [] }
        let base = minorUnits / Int64(parts)
        let remainder = Int(minorUnits % Int64(parts))
        return (0..<parts).map { index in
            let extra: Int64 = index < remainder ? 1 : 0
            return Money(minorUnits: base + extra, currencyCode: currencyCode)
        }
    }

    static func < (lhs: Money, rhs: Money) -> Bool {
        if lhs.currencyCode != rhs.currencyCode {
            return lhs.currencyCode < rhs.currencyCode
        }
        return lhs.minorUnits < rhs.minorUnits
    }

    private func ensureSameCurrency(as other: Money) throws {
        guard currencyCode == other.currencyCode else {
            throw MoneyError.currencyMismatch(expected: currencyCode, actual: other.currencyCode)
        }
    }
}
