import Foundation

public enum CardBrand: String, CaseIterable {
    case visa
    case mastercard
    case amex
    case unknown

    var lengths: Set<Int> {
        switch self {
        case .visa: return [13, 16, 19]
        case .mastercard: return [16]
        case .amex: return [15]
        case .unknown: return Set(12...19)
        }
    }

    public var cvcLength: Int {
        self == .amex ? 4 : 3
    }

    fileprivate var grouping: [Int] {
        self == .amex ? [4, 6, 5] : [4, 4, 4, 4, 3]
    }
}

public struct CardValidator {
    public init() {}

    public func brand(of number: String) -> CardBrand {
        let digits = sanitize(number)
        if digits.hasPrefix("4") {
            return .visa
        }
        if digits.hasPrefix("34") || digits.hasPrefix("37") {
            return .amex
        }
        if let two = Int(digits.prefix(2)), (51...55).contains(two) {
            return .mastercard
        }
        if digits.count >= 4, let four = Int(digits.prefix(4)), (2221...2720).contains(four) {
            return .mastercard
        }
        return .unknown
    }

    public func isValid(_ number: String) -> Bool {
        let digits = sanitize(number)
        return brand(of: digits).lengths.contains(digits.count) && passesLuhn(digits)
    }

    public func format(_ number: String) -> String {
        var rest = Substring(sanitize(number))
        var groups: [Substring] = []
        for size in brand(of: String(rest)).grouping where !rest.isEmpty {
            groups.append(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        return groups.joined(separator: " ")
    }

    private func sanitize(_ number: String) -> String {
        number.filter { $0.isASCII && $0.isNumber }
    }

    private func passesLuhn(_ digits: String) -> Bool {
        var sum = 0
        for (index, character) in digits.reversed().enumerated() {
            guard var digit = character.wholeNumberValue else { return false }
            if index % 2 == 1 {
                digit *= 2
                if digit > 9 { digit -= 9 }
            }
            sum += digit
        }
        return sum % 10 == 0
    }
}
