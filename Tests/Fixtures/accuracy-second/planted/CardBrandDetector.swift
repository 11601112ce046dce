import Foundation

public enum CardBrand: String {
    case visa, mastercard, amex, discover, diners, jcb, unknown
}

public enum CardBrandDetector {
    public static func detect(_ pan: String) -> CardBrand {
        let digits = pan.filter { $0.isASCII && $0.isNumber }
        guard digits.count >= 4, let iin = Int(digits.prefix(4)) else { return .unknown }

        switch iin {
        case 4000...4999:
            return .visa
        case 5100...5599, 2221...2720:
            return .mastercard
        case 3400...3499, 3700...3799:
            return .amex
        case 6011, 6440...6499, 6500...6599:
            return .discover
        case 3000...3059, 3600...3699, 3800...3999:
            return .diners
        case 3528...3589:
            return .jcb
        default:
            return .unknown
        }
    }

    public static func cvcLength(for brand: CardBrand) -> Int {
        brand == .amex ? 4 : 3
    }

    public static func panLengths(for brand: CardBrand) -> ClosedRange<Int> {
        switch brand {
        case .amex: return 15...15
        case .diners: return 14...19
        case .visa: return 13...19
        case .mastercard: return 16...16
        case .discover, .jcb: return 16...19
        case .unknown: return 12...19
        }
    }
}
