import Foundation

public enum CardBrand: String {
    case visa = "Visa"
    case mastercard = "Mastercard"
    case amex = "American Express"
    case other = "Card"
}

public enum CardNumberError: Error {
    case notANumber
    case wrongLength
    case checksumMismatch
}

public struct CardNumber {
    public let digits: String

    public init(_ input: String) throws {
        let cleaned = input.filter { $0 != " " && $0 != "-" }
        guard !cleaned.isEmpty, cleaned.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            throw CardNumberError.notANumber
        }
        guard 12...19 ~= cleaned.count else { throw CardNumberError.wrongLength }
        guard CardNumber.luhnSum(cleaned) % 10 == 0 else { throw CardNumberError.checksumMismatch }
        digits = cleaned
    }

    public var brand: CardBrand {
        let first = Int(digits.prefix(1))!
        let firstTwo = Int(digits.prefix(2))!
        let firstFour = Int(digits.prefix(4))!

        if first == 4 { return .visa }
        if firstTwo == 34 || firstTwo == 37 { return .amex }
        if (51...55).contains(firstTwo) || (2221...2720).contains(firstFour) { return .mastercard }
        return .other
    }

    public var masked: String {
        "\(brand.rawValue) •••• \(digits.suffix(4))"
    }

    /// "4242 4242 4242 4242", or 4-6-5 for Amex.
    public var grouped: String {
        let sizes = brand == .amex ? [4, 6, 5] : [4, 4, 4, 4, 4]
        var rest = Substring(digits)
        var groups: [Substring] = []
        for size in sizes where !rest.isEmpty {
            groups.append(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        return groups.joined(separator: " ")
    }

    private static func luhnSum(_ digits: String) -> Int {
        digits.reversed().enumerated().reduce(0) { sum, entry in
            let digit = entry.element.wholeNumberValue!
            guard entry.offset % 2 == 1 else { return sum + digit }
            return sum + (digit > 4 ? digit * 2 - 9 : digit * 2)
        }
    }
}
