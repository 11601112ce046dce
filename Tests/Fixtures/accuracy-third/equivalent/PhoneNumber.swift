import Foundation

struct PhoneNumber: Hashable {
    /// Country code and subscriber number, digits only.
    let digits: String

    var e164: String { "+" + digits }

    /// "+49•••••••123"
    var masked: String {
        let hidden = String(repeating: "•", count: digits.count - 5)
        return "+" + digits.prefix(2) + hidden + digits.suffix(3)
    }

    private init(digits: String) {
        self.digits = digits
    }

    static func parse(_ raw: String, defaultCountryCode: String = "49") -> PhoneNumber? {
        let digits = raw.components(separatedBy: asciiDigits.inverted).joined()
        let isInternational = raw
            .trimmingCharacters(in: .whitespacesAndNewlines)
            .hasPrefix("+")

        let international: String
        if isInternational {
            international = digits
        } else if digits.hasPrefix("00") {
            international = String(digits.dropFirst(2))
        } else if digits.hasPrefix("0") {
            international = defaultCountryCode + digits.dropFirst()
        } else {
            return nil
        }

        guard (8...15).contains(international.count), !international.hasPrefix("0") else {
            return nil
        }
        return PhoneNumber(digits: international)
    }

    private static let asciiDigits = CharacterSet(charactersIn: "0123456789")
}

extension PhoneNumber: CustomStringConvertible {
    var description: String { e164 }
}
