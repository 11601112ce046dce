import Foundation

enum CardBrand: String {
    case visa, mastercard, amex, maestro, unknown

    init(digits: String) {
        let two = Int(digits.prefix(2)) ?? 0
        let four = Int(digits.prefix(4)) ?? 0
        switch (two, four) {
        case (40...49, _): self = .visa
        case (51...55, _), (_, 2221...2720): self = .mastercard
        case (34, _) where digits.count == 15, (37, _) where digits.count == 15: self = .amex
        case (50, _), (56...58, _): self = .maestro
        default: self = .unknown
        }
    }
}

struct CardNumber: Hashable {
    let digits: String

    init?(_ input: String) {
        let stripped = input.filter { $0 != " " && $0 != "-" }
        guard
            (12...19).contains(stripped.count),
            stripped.allSatisfy({ $0.isASCII && $0.isNumber }),
            Self.passesLuhn(stripped)
        else { return nil }
        digits = stripped
    }

    var brand: CardBrand { CardBrand(digits: digits) }

    var lastFour: String { String(digits.suffix(4)) }

    var formatted: String {
        let sizes = brand == .amex ? [4, 6, 5] : Array(repeating: 4, count: 5)
        var rest = Substring(digits)
        var groups: [Substring] = []
        for size in sizes where !rest.isEmpty {
            groups.append(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        return groups.joined(separator: " ")
    }

    private static func passesLuhn(_ digits: String) -> Bool {
        let sum = digits.reversed().enumerated().reduce(0) { total, item in
            let digit = item.element.wholeNumberValue ?? 0
            guard item.offset % 2 == 1 else { return total + digit }
            return total + (digit > 4 ? digit * 2 - 9 : digit * 2)
        }
        return sum.isMultiple(of: 10)
    }
}

extension CardNumber: CustomStringConvertible {
    var description: String {
        String(repeating: "•", count: digits.count - 4) + lastFour
    }
}
