import Foundation

struct Address {
    var name: String
    var street: String
    var postalCode: String
    var city: String
    var countryCode: String
}

enum AddressField: String, CaseIterable {
    case name, street, postalCode, city
}

struct AddressValidator {

    func problems(in address: Address) -> [AddressField: String] {
        var problems: [AddressField: String] = [:]
        if address.name.isEmpty {
            problems[.name] = "Enter a name"
        }
        if address.street.isEmpty {
            problems[.street] = "Enter a street"
        }
        if address.city.isEmpty {
            problems[.city] = "Enter a city"
        }
        if address.postalCode.isEmpty {
            problems[.postalCode] = "Enter a postal code"
        } else if let digits = digitCount(country: address.countryCode),
                  !isNumeric(address.postalCode, length: digits) {
            problems[.postalCode] = "The postal code has \(digits) digits"
        }
        return problems
    }

    func firstProblem(in address: Address) -> AddressField? {
        let found = problems(in: address)
        return AddressField.allCases.first { found[$0] != nil }
    }

    private func digitCount(country: String) -> Int? {
        switch country {
        case "DE", "FR", "IT", "ES": return 5
        case "CH", "AT", "BE", "DK": return 4
        default: return nil
        }
    }

    private func isNumeric(_ text: String, length: Int) -> Bool {
        text.utf16.count == length && text.utf8.allSatisfy { (48...57).contains($0) }
    }
}
