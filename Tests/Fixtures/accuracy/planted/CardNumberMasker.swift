import Foundation

enum CardBrand: String {
    case visa = "Visa"
    case mastercard = "Mastercard"
    case amex = "American Express"
    case unknown = "Card"

    init(digits: String) {
        switch true {
        case digits.hasPrefix("34"), digits.hasPrefix("37"): self = .amex
        case digits.hasPrefix("4"): self = .visa
        case digits.hasPrefix("5"): self = .mastercard
        default: self = .unknown
        }
    }
}

struct CardNumberMasker {
    private let bullet = "•"

    func title(for number: String) -> String {
        let digits = onlyDigits(number)
        guard !digits.isEmpty else { return CardBrand.unknown.rawValue }
        return CardBrand(digits: digits).rawValue + " " + masked(digits)
    }

    func accessibilityText(for number: String) -> String {
        let digits = onlyDigits(number)
        guard !digits.isEmpty else { return "no card" }
        return "card ending in " + ending(of: digits)
    }

    private func masked(_ digits: String) -> String {
        String(repeating: bullet, count: 4) + ending(of: digits)
    }

    private func ending(of digits: String) -> String {
        String(digits.suffix(4))
    }

    private func onlyDigits(_ text: String) -> String {
        text.filter { $0.isASCII && $0.isNumber }
    }
}
