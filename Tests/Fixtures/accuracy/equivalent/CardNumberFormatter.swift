import Foundation

enum CardBrand: Equatable {
    case visa, mastercard, amex, unknown

    var groups: [Int] {
        self == .amex ? [4, 6, 5] : [4, 4, 4, 4]
    }

    var length: Int { groups.reduce(0, +) }

    var securityCodeLength: Int { self == .amex ? 4 : 3 }

    init(digits: String) {
        let two = Int(digits.prefix(2)) ?? 0
        let four = Int(digits.prefix(4)) ?? 0
        switch digits.first {
        case "4":
            self = .visa
        case "3" where two == 34 || two == 37:
            self = .amex
        case "5" where (51...55).contains(two):
            self = .mastercard
        case "2" where (2221...2720).contains(four):
            self = .mastercard
        default:
            self = .unknown
        }
    }
}

struct CardNumberFormatter {

    struct Output: Equatable {
        let text: String
        let caret: Int
        let brand: CardBrand
        let isComplete: Bool
        let isValid: Bool
    }

    /// `caret` is an offset into `input`, the result's caret one into the formatted text.
    func format(_ input: String, caret: Int) -> Output {
        let bytes = Array(input.utf16)
        let isDigit: (UInt16) -> Bool = { (48...57).contains($0) }

        let allDigits = bytes.filter(isDigit).map { Character(Unicode.Scalar(UInt8($0))) }
        let brand = CardBrand(digits: String(allDigits))
        let digits = allDigits.prefix(brand.length)
        let beforeCaret = min(bytes.prefix(max(caret, 0)).filter(isDigit).count, digits.count)

        let breaks = Self.breaks(of: brand)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if breaks.contains(index) { text.append(" ") }
            text.append(digit)
        }

        let isComplete = digits.count == brand.length
        return Output(
            text: text,
            caret: beforeCaret + breaks.filter { $0 < beforeCaret }.count,
            brand: brand,
            isComplete: isComplete,
            isValid: isComplete && passesLuhn(digits.compactMap(\.wholeNumberValue))
        )
    }

    func masked(_ input: String) -> String {
        let digits = input.utf16.filter { (48...57).contains($0) }
        guard digits.count >= 4 else { return "••••" }
        return "•••• " + String(decoding: digits.suffix(4), as: UTF16.self)
    }

    /// The positions in the digits that a space precedes.
    private static func breaks(of brand: CardBrand) -> [Int] {
        var sum = 0
        return brand.groups.dropLast().map { size in
            sum += size
            return sum
        }
    }

    private func passesLuhn(_ digits: [Int]) -> Bool {
        let sum = digits.reversed().enumerated().reduce(0) { sum, item in
            guard item.offset % 2 == 1 else { return sum + item.element }
            let doubled = item.element * 2
            return sum + (doubled > 9 ? doubled - 9 : doubled)
        }
        return sum % 10 == 0
    }
}
