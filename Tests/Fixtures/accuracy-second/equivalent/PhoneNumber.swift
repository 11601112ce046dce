import Foundation

struct PhoneNumber: Hashable, Codable {
    enum ParseError: Error, Equatable {
        case empty
        case unsupportedCountry(String)
        case wrongLength(Int)
    }

    let countryCallingCode: String
    let nationalNumber: String

    private static let callingCodes = ["AT": "43", "CH": "41", "DE": "49", "FR": "33"]

    var e164: String { "+\(countryCallingCode)\(nationalNumber)" }

    var masked: String {
        let visible = nationalNumber.suffix(3)
        let hidden = String(repeating: "*", count: nationalNumber.count - visible.count)
        return "+\(countryCallingCode) \(hidden)\(visible)"
    }

    static func parse(_ input: String, defaultRegion: String) throws -> PhoneNumber {
        let isInternational = input.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("+")
        var digits = asciiDigits(of: input)
        guard !digits.isEmpty else { throw ParseError.empty }

        if isInternational {
            guard let code = callingCodes.values.first(where: { digits.hasPrefix($0) }) else {
                throw ParseError.unsupportedCountry(String(digits.prefix(2)))
            }
            digits.removeFirst(code.count)
            return try make(code: code, national: digits)
        }

        guard let code = callingCodes[defaultRegion.uppercased()] else {
            throw ParseError.unsupportedCountry(defaultRegion)
        }
        return try make(code: code, national: digits)
    }

    private static func make(code: String, national: String) throws -> PhoneNumber {
        let trimmed = national.hasPrefix("0") ? String(national.dropFirst()) : national
        guard (6...12).contains(trimmed.count) else {
            throw ParseError.wrongLength(trimmed.count)
        }
        return PhoneNumber(countryCallingCode: code, nationalNumber: trimmed)
    }

    private static func asciiDigits(of input: String) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: input.unicodeScalars.filter { ("0"..."9").contains($0) })
        return String(scalars)
    }
}
