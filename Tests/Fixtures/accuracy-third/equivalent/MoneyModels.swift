import Foundation

enum CurrencyCode: String, CaseIterable {
    case eur = "EUR"
    case usd = "USD"
    case jpy = "JPY"
    case kwd = "KWD"

    var fractionDigits: Int {
        switch self {
        case .jpy: return 0
        case .kwd: return 3
        case .eur, .usd: return 2
        }
    }

    var symbol: String {
        switch self {
        case .eur: return "€"
        case .usd: return "$"
        case .jpy: return "¥"
        case .kwd: return "KD "
        }
    }
}

enum MoneyError: Error, Equatable {
    case currencyMismatch(CurrencyCode, CurrencyCode)
    case overflow
}

struct Money: Hashable, CustomStringConvertible {
    let minorUnits: Int64
    let currency: CurrencyCode

    static func zero(_ currency: CurrencyCode) -> Money {
        Money(minorUnits: 0, currency: currency)
    }

    var isNegative: Bool { minorUnits < 0 }

    func plus(_ other: Money) throws -> Money {
        guard currency == other.currency else {
            throw MoneyError.currencyMismatch(currency, other.currency)
        }
        let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
        guard !overflow else { throw MoneyError.overflow }
        return Money(minorUnits: sum, currency: currency)
    }

    var description: String {
        let digits = currency.fractionDigits
        let raw = String(minorUnits.magnitude)
        let padded = String(repeating: "0", count: max(0, digits + 1 - raw.count)) + raw
        let prefix = (isNegative ? "-" : "") + currency.symbol
        guard digits > 0 else { return prefix + padded }
        return "\(prefix)\(padded.dropLast(digits)).\(padded.suffix(digits))"
    }
}

extension Sequence where Element == Money {
    func total(in currency: CurrencyCode) throws -> Money {
        try reduce(.zero(currency)) { try $0.plus($1) }
    }
}
