//
//  PriceFormatter.swift
//  Kiosk
//

public enum Currency: String, CaseIterable {
    case usd = "USD"
    case eur = "EUR"
    case jpy = "JPY"
    case kwd = "KWD"

    public var fractionDigits: Int {
        switch self {
        case .usd, .eur: return 2
        case .jpy: return 0
        case .kwd: return 3
        }
    }
}

public struct PriceFormatter {
    public let groupingSeparator: Character
    public let decimalSeparator: Character

    public init(groupingSeparator: Character = ",", decimalSeparator: Character = ".") {
        self.groupingSeparator = groupingSeparator
        self.decimalSeparator = decimalSeparator
    }

    public func format(_ minorUnits: Int, currency: Currency, alwaysShowSign: Bool = false) -> String {
        let fraction = currency.fractionDigits
        let magnitude = String(minorUnits.magnitude)
        let padding = max(0, fraction + 1 - magnitude.count)
        let digits = String(repeating: "0", count: padding) + magnitude

        var result = sign(of: minorUnits, alwaysShown: alwaysShowSign)
        result += grouped(digits.dropLast(fraction))
        if fraction > 0 {
            result.append(decimalSeparator)
            result += digits.suffix(fraction)
        }
        return "\(result) \(currency.rawValue)"
    }

    /// Cheapest first, e.g. `"4.00 EUR – 9.50 EUR"`; nil for no prices at all.
    public func formatRange(_ prices: [Int], currency: Currency) -> String? {
        guard let low = prices.min(), let high = prices.max() else { return nil }
        let lower = format(low, currency: currency)
        return low == high ? lower : "\(lower) – \(format(high, currency: currency))"
    }

    private func sign(of value: Int, alwaysShown: Bool) -> String {
        if value < 0 { return "-" }
        return alwaysShown && value > 0 ? "+" : ""
    }

    private func grouped<S: StringProtocol>(_ digits: S) -> String {
        var result = ""
        let count = digits.count
        for (offset, digit) in digits.enumerated() {
            if offset > 0, (count - offset) % 3 == 0 {
                result.append(groupingSeparator)
            }
            result.append(digit)
        }
        return result
    }
}
