import Foundation

struct IBAN: Hashable, CustomStringConvertible {
    enum ValidationError: Error, Equatable {
        case malformed
        case unsupportedCountry(String)
        case wrongLength(expected: Int, actual: Int)
        case checksum
    }

    private static let lengths: [String: Int] = [
        "AT": 20, "BE": 16, "CH": 21, "DE": 22, "ES": 24, "FR": 27, "NL": 18,
    ]

    let value: String

    var countryCode: String { String(value.prefix(2)) }
    var description: String { formatted }

    init(validating input: String) throws {
        let compact = input
            .components(separatedBy: " ")
            .joined()
            .uppercased()

        guard compact.range(of: "\\A[A-Z]{2}[0-9]{2}[A-Z0-9]+\\z", options: .regularExpression) != nil else {
            throw ValidationError.malformed
        }
        let country = String(compact.prefix(2))
        guard let expected = IBAN.lengths[country] else {
            throw ValidationError.unsupportedCountry(country)
        }
        guard compact.count == expected else {
            throw ValidationError.wrongLength(expected: expected, actual: compact.count)
        }
        guard IBAN.remainder(of: compact) == 1 else {
            throw ValidationError.checksum
        }
        value = compact
    }

    var formatted: String {
        var result = ""
        for (index, character) in value.enumerated() {
            if index > 0, index % 4 == 0 {
                result.append(" ")
            }
            result.append(character)
        }
        return result
    }

    private static func remainder(of compact: String) -> Int {
        let rearranged = compact.dropFirst(4) + compact.prefix(4)
        var remainder = 0
        for byte in rearranged.utf8 {
            if byte >= UInt8(ascii: "A") {
                let number = Int(byte - UInt8(ascii: "A")) + 10
                remainder = (remainder * 100 + number) % 97
            } else {
                remainder = (remainder * 10 + Int(byte - UInt8(ascii: "0"))) % 97
            }
        }
        return remainder
    }
}
