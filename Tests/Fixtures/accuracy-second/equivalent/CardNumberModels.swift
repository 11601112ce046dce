import Foundation

enum CardBrand: String {
    case alpha = "ALPHA"
    case borealis = "BOREALIS"
    case meridian = "MERIDIAN"
    case other = "OTHER"

    var cvcLength: Int {
        self == .meridian ? 4 : 3
    }

    var groupSizes: [Int] {
        self == .meridian ? [4, 6, 5] : [4, 4, 4, 4]
    }
}

struct CardNumber: Equatable {
    let digits: String

    init(_ input: String) {
        let kept = input.unicodeScalars.filter { $0 >= "0" && $0 <= "9" }.prefix(19)
        digits = String(String.UnicodeScalarView(kept))
    }

    var brand: CardBrand {
        if digits.hasPrefix("4") { return .alpha }
        if digits.hasPrefix("34") || digits.hasPrefix("37") { return .meridian }
        if let prefix = Int(digits.prefix(2)), (51...55).contains(prefix) { return .borealis }
        return .other
    }

    var isValid: Bool {
        guard (12...19).contains(digits.count) else { return false }
        return passesLuhn
    }

    var formatted: String {
        var groups: [String] = []
        var rest = Substring(digits)
        for size in brand.groupSizes where !rest.isEmpty {
            groups.append(String(rest.prefix(size)))
            rest = rest.dropFirst(size)
        }
        if !rest.isEmpty {
            groups.append(String(rest))
        }
        return groups.joined(separator: " ")
    }

    private var passesLuhn: Bool {
        var sum = 0
        for (index, character) in digits.reversed().enumerated() {
            guard let digit = character.wholeNumberValue else { return false }
            if index % 2 == 1 {
                let doubled = digit * 2
                sum += doubled > 9 ? doubled - 9 : doubled
            } else {
                sum += digit
            }
        }
        return sum % 10 == 0
    }
}
