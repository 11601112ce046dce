import Foundation

enum CardBrand: CaseIterable {
    case alpha
    case meridian
    case orbit
    case unknown

    static func detect(_ digits: String) -> CardBrand {
        if digits.hasPrefix("4") { return .alpha }
        let prefix = Int(digits.prefix(2)) ?? 0
        switch prefix {
        case 51...55: return .meridian
        case 34, 37: return .orbit
        default: return .unknown
        }
    }

    var validLengths: Set<Int> {
        switch self {
        case .alpha: return [13, 16, 19]
        case .meridian: return [16]
        case .orbit: return [15]
        case .unknown: return Set(12...19)
        }
    }

    var cvcLength: Int { self == .orbit ? 4 : 3 }
}

struct CardNumber: Equatable {
    let digits: String
    let brand: CardBrand

    init(_ input: String) {
        digits = String(input.filter { $0 >= "0" && $0 <= "9" && $0.isASCII })
        brand = CardBrand.detect(digits)
    }

    var isValid: Bool {
        brand.validLengths.contains(digits.count) && passesLuhn
    }

    var formatted: String {
        let groups = brand == .orbit ? [4, 6, 5] : [4, 4, 4, 4, 3]
        var rest = Substring(digits)
        var parts: [String] = []
        for size in groups where !rest.isEmpty {
            parts.append(String(rest.prefix(size)))
            rest = rest.dropFirst(size)
        }
        return parts.joined(separator: " ")
    }

    var masked: String {
        guard digits.count > 4 else { return digits }
        return String(repeating: "•", count: digits.count - 4) + digits.suffix(4)
    }

    private var passesLuhn: Bool {
        var sum = 0
        for (offset, character) in digits.reversed().enumerated() {
            guard var value = character.wholeNumberValue else { return false }
            if offset % 2 == 1 {
                value *= 2
                if value > 9 { value -= 9 }
            }
            sum += value
        }
        return sum % 10 == 0
    }
}
