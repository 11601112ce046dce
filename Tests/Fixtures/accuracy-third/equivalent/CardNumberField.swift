import Foundation

enum CardBrand: CaseIterable {
    case visa, mastercard, amex, unknown

    init(digits: String) {
        let prefix4 = Int(digits.prefix(4)) ?? 0
        let prefix2 = Int(digits.prefix(2)) ?? 0

        switch (prefix2, prefix4) {
        case (34, _), (37, _): self = .amex
        case (51...55, _), (_, 2221...2720): self = .mastercard
        default: self = digits.hasPrefix("4") ? .visa : .unknown
        }
    }

    var numberLength: Int { self == .amex ? 15 : 16 }

    var cvcLength: Int { self == .amex ? 4 : 3 }

    fileprivate var groups: [Int] {
        self == .amex ? [4, 6, 5] : [4, 4, 4, 4]
    }
}

struct CardNumberField {
    let digits: String
    let brand: CardBrand

    init(text: String) {
        let scalars = text.unicodeScalars.filter { "0"..."9" ~= $0 }
        let all = String(scalars)
        brand = CardBrand(digits: all)
        digits = String(all.prefix(brand.numberLength))
    }

    var formatted: String {
        var rest = Substring(digits)
        var groups: [Substring] = []
        for size in brand.groups where !rest.isEmpty {
            groups.append(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        return groups.joined(separator: " ")
    }

    var lastFour: String? {
        digits.count >= 4 ? String(digits.suffix(4)) : nil
    }

    var isComplete: Bool { digits.count == brand.numberLength }

    var isValid: Bool { isComplete && passesLuhn }

    private var passesLuhn: Bool {
        var sum = 0
        for (offset, character) in digits.reversed().enumerated() {
            let value = character.wholeNumberValue ?? 0
            guard offset % 2 == 1 else {
                sum += value
                continue
            }
            sum += value > 4 ? value * 2 - 9 : value * 2
        }
        return sum % 10 == 0
    }
}
