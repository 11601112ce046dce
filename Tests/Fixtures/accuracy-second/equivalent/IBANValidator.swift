import Foundation

enum IBANError: Error, Equatable {
    case empty
    case invalidCharacters
    case unsupportedCountry(String)
    case wrongLength(expected: Int)
    case checksum
}

struct IBANValidator {

    private let lengths: [String: Int]

    init(lengths: [String: Int] = IBANValidator.defaultLengths) {
        self.lengths = lengths
    }

    static let defaultLengths = [
        "AT": 20, "BE": 16, "CH": 21, "DE": 22, "ES": 24,
        "FR": 27, "IT": 27, "NL": 18, "PL": 28, "PT": 25,
    ]

    /// Returns the electronic format in upper case, without blanks.
    func validate(_ input: String) -> Result<String, IBANError> {
        let iban = input.replacingOccurrences(of: " ", with: "").uppercased()
        guard !iban.isEmpty else { return .failure(.empty) }
        guard iban.utf8.allSatisfy({ (48...57).contains($0) || (65...90).contains($0) }) else {
            return .failure(.invalidCharacters)
        }
        let country = String(iban.prefix(2))
        guard let expected = lengths[country] else {
            return .failure(.unsupportedCountry(country))
        }
        guard iban.count == expected else {
            return .failure(.wrongLength(expected: expected))
        }
        return remainder(of: iban) == 1 ? .success(iban) : .failure(.checksum)
    }

    func isValid(_ input: String) -> Bool {
        if case .success = validate(input) { return true }
        return false
    }

    static func formatted(_ iban: String) -> String {
        var result = ""
        for (index, character) in iban.enumerated() {
            if index > 0 && index % 4 == 0 { result.append(" ") }
            result.append(character)
        }
        return result
    }

    private func remainder(of iban: String) -> Int {
        let rearranged = iban.dropFirst(4) + iban.prefix(4)
        return rearranged.utf8.reduce(0) { remainder, byte in
            if byte >= 65 {
                return (remainder * 100 + Int(byte) - 55) % 97
            }
            return (remainder * 10 + Int(byte) - 48) % 97
        }
    }
}
