import Foundation

struct Address: Equatable {
    var recipient: String
    var line1: String
    var line2: String?
    var city: String
    var postalCode: String
    var countryCode: String
}

enum AddressField {
    case recipient, line1, city, postalCode, countryCode
}

struct AddressIssue: Equatable {
    enum Kind { case missing, invalid, tooLong }

    let field: AddressField
    let kind: Kind
}

struct AddressValidator {
    private static let maxLineLength = 70
    private static let postalPatterns: [String: String] = [
        "DE": "^[0-9]{5}$",
        "NL": "^[0-9]{4} ?[A-Z]{2}$",
        "US": "^[0-9]{5}(-[0-9]{4})?$",
    ]

    func validate(_ address: Address) -> [AddressIssue] {
        var issues: [AddressIssue] = []

        check(address.recipient, field: .recipient, into: &issues)
        check(address.line1, field: .line1, into: &issues)
        check(address.city, field: .city, into: &issues)

        let country = address.countryCode.trimmed.uppercased()
        let postalCode = address.postalCode.trimmed.uppercased()
        if country.isEmpty {
            issues.append(AddressIssue(field: .countryCode, kind: .missing))
        } else if postalCode.isEmpty {
            issues.append(AddressIssue(field: .postalCode, kind: .missing))
        } else if let pattern = Self.postalPatterns[country],
                  postalCode.range(of: pattern, options: .regularExpression) == nil {
            issues.append(AddressIssue(field: .postalCode, kind: .invalid))
        }
        return issues
    }

    func isValid(_ address: Address) -> Bool {
        validate(address).isEmpty
    }

    private func check(_ value: String, field: AddressField, into issues: inout [AddressIssue]) {
        let text = value.trimmed
        if text.isEmpty {
            issues.append(AddressIssue(field: field, kind: .missing))
        } else if text.utf16.count > Self.maxLineLength {
            issues.append(AddressIssue(field: field, kind: .tooLong))
        }
    }
}

private extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
