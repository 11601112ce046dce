import Foundation

enum CardBrand: String {
    case visa, mastercard, amex, unknown
}

/// A card number whose check digit is right. Spaces and dashes in the input don't matter.
struct CardNumber: Equatable {
    let digits: String

    init?(_ input: String) {
        let digits = input.filter { $0 != " " && $0 != "-" }
        guard (12...19).contains(digits.count),
              digits.allSatisfy({ $0.isASCII && $0.isNumber }),
              Self.passesLuhn(digits)
        else { return nil }
        self.digits = digits
    }

    var brand: CardBrand {
        let two = Int(digits.prefix(2))!
        let four = Int(digits.prefix(4))!
        switch (two, four) {
        case (34, _), (37, _):
            return digits.count == 15 ? .amex : .unknown
        case (40...49, _):
            return .visa
        case (51...55, _), (_, 2221...2720):
            return .mastercard
        default:
            return .unknown
        }
    }

    /// Groups of four, or 4-6-5 for American Express.
    var formatted: String {
        var groups: [Substring] = []
        var rest = digits[...]
        var sizes = brand == .amex ? [4, 6, 5] : []
        while !rest.isEmpty {
            let size = sizes.isEmpty ? 4 : sizes.removeFirst()
            groups.append(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        return groups.joined(separator: " ")
    }

    var masked: String {
        "•••• " + digits.suffix(4)
    }

    private static func passesLuhn(_ digits: String) -> Bool {
        let sum = digits.reversed()
            .compactMap(\.wholeNumberValue)
            .enumerated()
            .reduce(0) { sum, item in
                let (position, digit) = item
                let doubled = digit * 2
                return sum + (position.isMultiple(of: 2) ? digit : doubled / 10 + doubled % 10)
            }
        return sum.isMultiple(of: 10)
    }
}
