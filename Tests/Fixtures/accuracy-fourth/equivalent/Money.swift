import Foundation

public enum MoneyError: Error, Equatable {
    case currencyMismatch(String, String)
}

public struct Money: Hashable {
    public let minorUnits: Int64
    public let currency: String

    public init(_ minorUnits: Int64, _ currency: String) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    public func adding(_ other: Money) throws -> Money {
        try requireSameCurrency(other)
        return Money(minorUnits + other.minorUnits, currency)
    }

    public func subtracting(_ other: Money) throws -> Money {
        try adding(-other)
    }

    public static prefix func - (value: Money) -> Money {
        Money(-value.minorUnits, value.currency)
    }

    /// Share of the amount in basis points, rounded half away from zero.
    public func share(basisPoints: Int64) -> Money {
        let product = minorUnits * basisPoints
        let (quotient, remainder) = product.quotientAndRemainder(dividingBy: 10_000)
        let carry = abs(remainder) >= 5_000 ? product.signum() : 0
        return Money(quotient + carry, currency)
    }

    /// Splits without losing a cent; the first parts carry the remainder.
    public func split(into parts: Int) -> [Money] {
        guard parts > 0 else { return [] }
        let (base, rest) = minorUnits.quotientAndRemainder(dividingBy: Int64(parts))
        return (0..<parts).map { index in
            Money(Int64(index) < abs(rest) ? base + rest.signum() : base, currency)
        }
    }

    private func requireSameCurrency(_ other: Money) throws {
        guard currency == other.currency else {
            throw MoneyError.currencyMismatch(currency, other.currency)
        }
    }
}

extension Money: CustomStringConvertible {
    private static let fractionDigits = ["JPY": 0, "KRW": 0, "BHD": 3, "KWD": 3]

    public var description: String {
        let digits = Self.fractionDigits[currency, default: 2]
        let sign = minorUnits < 0 ? "-" : ""
        let raw = String(minorUnits.magnitude)
        guard digits > 0 else { return "\(sign)\(raw) \(currency)" }

        let padded = String(repeating: "0", count: max(0, digits + 1 - raw.count)) + raw
        return "\(sign)\(padded.dropLast(digits)).\(padded.suffix(digits)) \(currency)"
    }
}
