import Foundation

enum Currency: String {
    case eur = "EUR"
    case jpy = "JPY"
    case kwd = "KWD"

    var exponent: Int {
        switch self {
        case .eur: return 2
        case .jpy: return 0
        case .kwd: return 3
        }
    }
}

enum MoneyError: Error {
    case currencyMismatch
    case overflow
}

struct Money: Hashable {
    let minorUnits: Int64
    let currency: Currency

    static func + (lhs: Money, rhs: Money) throws -> Money {
        guard lhs.currency == rhs.currency else { throw MoneyError.currencyMismatch }
        let (sum, overflow) = lhs.minorUnits.addingReportingOverflow(rhs.minorUnits)
        guard !overflow else { throw MoneyError.overflow }
        return Money(minorUnits: sum, currency: lhs.currency)
    }

    /// Splits the amount; the first parts get the units that are left over.
    func split(into parts: Int) -> [Money] {
        precondition(parts > 0, "parts must be positive")
        let (share, rest) = minorUnits.quotientAndRemainder(dividingBy: Int64(parts))
        return (0..<parts).map { index in
            let extra = Int64(index) < abs(rest) ? rest.signum() : 0
            return Money(minorUnits: share + extra, currency: currency)
        }
    }
}

extension Money: CustomStringConvertible {
    /// For example `-1,234.50 EUR`.
    var description: String {
        var digits = String(minorUnits.magnitude)
        while digits.count <= currency.exponent { digits = "0" + digits }

        let whole = digits.dropLast(currency.exponent)
        let fraction = digits.suffix(currency.exponent)
        var text = minorUnits < 0 ? "-" : ""
        for (index, digit) in whole.enumerated() {
            if index > 0 && (whole.count - index) % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        if !fraction.isEmpty { text += ".\(fraction)" }
        return "\(text) \(currency.rawValue)"
    }
}
