import Foundation

enum CardBrand: String {
    case vantage
    case meridian
    case orbit
    case unknown

    var grouping: [Int] {
        switch self {
        case .orbit: return [4, 6, 5]
        case .vantage, .meridian, .unknown: return [4, 4, 4, 4]
        }
    }

    var length: Int { grouping.reduce(0, +) }

    static func detect(_ digits: String) -> CardBrand {
        if digits.hasPrefix("34") || digits.hasPrefix("37") { return .orbit }
        if digits.hasPrefix("4") { return .vantage }
        if let prefix = Int(digits.prefix(2)), (51...55).contains(prefix) { return .meridian }
        return .unknown
    }
}

struct CardNumberField: Equatable {
    enum Validity { case incomplete, valid, invalid }

    let digits: String

    init(digits: String = "") {
        self.digits = digits
    }

    var brand: CardBrand { CardBrand.detect(digits) }

    func updated(with input: String) -> CardNumberField {
        let ascii = input.unicodeScalars.filter { ("0"..."9").contains($0) }
        let cleaned = String(String.UnicodeScalarView(ascii))
        return CardNumberField(digits: String(cleaned.prefix(CardBrand.detect(cleaned).length)))
    }

    var formatted: String {
        var groups: [Substring] = []
        var rest = digits[...]
        for size in brand.grouping where !rest.isEmpty {
            groups.append(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        return groups.joined(separator: " ")
    }

    var masked: String {
        digits.count <= 4 ? digits : "•••• " + digits.suffix(4)
    }

    var validity: Validity {
        guard digits.count == brand.length else { return .incomplete }
        return passesLuhn ? .valid : .invalid
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
