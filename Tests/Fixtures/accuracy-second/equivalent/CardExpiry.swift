import Foundation

public enum CardExpiryError: Error, Equatable {
    case incomplete
    case invalidMonth
    case expired
    case tooFarInFuture
}

public struct CardExpiry: Equatable {
    private static let maxYearsAhead = 20

    public let month: Int
    public let year: Int

    public static func parse(_ text: String, now: Date = Date()) throws -> CardExpiry {
        let digits = text.filter { $0.isASCII && $0.isNumber }
        guard digits.count == 4 || digits.count == 6 else { throw CardExpiryError.incomplete }
        guard let month = Int(digits.prefix(2)), var year = Int(digits.dropFirst(2)) else {
            throw CardExpiryError.incomplete
        }
        guard (1...12).contains(month) else { throw CardExpiryError.invalidMonth }
        if year < 100 {
            year += 2000
        }

        let expiry = CardExpiry(month: month, year: year)
        let current = Calendar(identifier: .gregorian).dateComponents([.year, .month], from: now)
        let currentYear = current.year ?? 0
        let currentMonth = current.month ?? 0

        if year < currentYear || (year == currentYear && month < currentMonth) {
            throw CardExpiryError.expired
        }
        if year > currentYear + maxYearsAhead {
            throw CardExpiryError.tooFarInFuture
        }
        return expiry
    }

    public var formatted: String {
        String(format: "%02d/%02d", month, year % 100)
    }

    public var apiParameters: [String: String] {
        ["exp_month": "\(month)", "exp_year": "\(year)"]
    }
}
