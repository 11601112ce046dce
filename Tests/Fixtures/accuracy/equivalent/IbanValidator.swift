import Foundation

enum IbanCheck: Equatable {
    case valid(formatted: String)
    case empty
    case invalidCharacters
    case unknownCountry(String)
    case wrongLength(expected: Int, actual: Int)
    case badChecksum
}

struct IbanValidator {

    private static let lengths: [String: Int] = [
        "AT": 20, "BE": 16, "CH": 21, "DE": 22, "ES": 24,
        "FR": 27, "GB": 22, "IE": 22, "IT": 27, "NL": 18, "PT": 25,
    ]

    func check(_ input: String) -> IbanCheck {
        let iban = input
            .replacingOccurrences(of: " ", with: "")
            .uppercased()

        guard !iban.isEmpty else { return .empty }
        guard iban.unicodeScalars.allSatisfy({ Self.value(of: $0) != nil }) else {
            return .invalidCharacters
        }

        let country = String(iban.prefix(2))
        guard let expected = Self.lengths[country] else {
            return .unknownCountry(country)
        }
        guard iban.count == expected else {
            return .wrongLength(expected: expected, actual: iban.count)
        }
        guard remainder(of: iban.dropFirst(4) + iban.prefix(4)) == 1 else {
            return .badChecksum
        }
        return .valid(formatted: grouped(iban))
    }

    func message(for check: IbanCheck) -> String? {
        switch check {
        case .valid:
            return nil
        case .empty:
            return "Please enter an IBAN"
        case .invalidCharacters:
            return "An IBAN contains only letters and digits"
        case .unknownCountry(let code):
            return "We can't send money to \(code) yet"
        case .wrongLength(let expected, let actual) where actual < expected:
            return "\(expected - actual) characters missing"
        case .wrongLength(let expected, let actual):
            return "\(actual - expected) characters too many"
        case .badChecksum:
            return "Please check this IBAN for typos"
        }
    }

    private func remainder(of text: Substring) -> Int {
        text.unicodeScalars.reduce(0) { partial, scalar in
            let value = Self.value(of: scalar) ?? 0
            return (partial * (value > 9 ? 100 : 10) + value) % 97
        }
    }

    private func grouped(_ iban: String) -> String {
        var result = ""
        for (index, character) in iban.enumerated() {
            if index > 0 && index % 4 == 0 { result.append(" ") }
            result.append(character)
        }
        return result
    }

    /// 0-9 map to themselves, A-Z to 10...35.
    private static func value(of scalar: Unicode.Scalar) -> Int? {
        switch scalar {
        case "0"..."9": return Int(scalar.value) - 48
        case "A"..."Z": return Int(scalar.value) - 55
        default: return nil
        }
    }
}
