import Foundation

/// A syntactically valid International Bank Account Number in electronic format.
struct Iban: Hashable, CustomStringConvertible {

    enum ParseError: Error, Equatable {
        case illegalCharacter
        case tooShort
        case unsupportedCountry(String)
        case wrongLength(expected: Int, actual: Int)
        case checksumMismatch
    }

    private static let lengthByCountry = [
        "AT": 20, "BE": 16, "CH": 21, "DE": 22, "ES": 24,
        "FR": 27, "GB": 22, "IT": 27, "LU": 20, "NL": 18,
    ]

    let value: String

    var countryCode: String { String(value.prefix(2)) }
    var bban: String { String(value.dropFirst(4)) }

    init(parsing input: String) throws {
        let compact = input.filter { $0 != " " }.uppercased()
        guard compact.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            throw ParseError.illegalCharacter
        }
        guard compact.count >= 4 else { throw ParseError.tooShort }

        let country = String(compact.prefix(2))
        guard let expected = Self.lengthByCountry[country] else {
            throw ParseError.unsupportedCountry(country)
        }
        guard compact.count == expected else {
            throw ParseError.wrongLength(expected: expected, actual: compact.count)
        }
        guard Self.remainder97(of: compact) == 1 else { throw ParseError.checksumMismatch }
        value = compact
    }

    /// Print format: blocks of four, separated by a blank.
    var description: String {
        stride(from: 0, to: value.count, by: 4)
            .map { value.dropFirst($0).prefix(4) }
            .joined(separator: " ")
    }

    private static func remainder97(of iban: String) -> Int {
        (iban.dropFirst(4) + iban.prefix(4)).reduce(0) { remainder, character in
            let number = Int(String(character), radix: 36) ?? 0
            return (remainder * (number > 9 ? 100 : 10) + number) % 97
        }
    }
}
