import Foundation

enum AddressField: CaseIterable {
    case name, street, postcode, city, state, phone
}

struct AddressForm: Equatable {
    var name = ""
    var street = ""
    var postcode = ""
    var city = ""
    var state = ""
    var phone = ""
    var country = "DE"
}

struct AddressProblem: Equatable {
    let field: AddressField
    let message: String
}

struct AddressFormValidator {

    private struct PostcodeRule {
        let pattern: String
        let example: String
    }

    private static let postcodeRules: [String: PostcodeRule] = [
        "DE": PostcodeRule(pattern: "^[0-9]{5}$", example: "10115"),
        "AT": PostcodeRule(pattern: "^[1-9][0-9]{3}$", example: "1010"),
        "NL": PostcodeRule(pattern: "^[1-9][0-9]{3} ?[A-Z]{2}$", example: "1012 AB"),
        "US": PostcodeRule(pattern: "^[0-9]{5}(-[0-9]{4})?$", example: "94103"),
    ]

    func validate(_ form: AddressForm) -> [AddressProblem] {
        AddressField.allCases.compactMap { field in
            message(for: field, in: form).map { AddressProblem(field: field, message: $0) }
        }
    }

    /// What is sent to the server.
    func normalized(_ form: AddressForm) -> AddressForm {
        AddressForm(
            name: trimmed(form.name),
            street: trimmed(form.street),
            postcode: trimmed(form.postcode).uppercased(),
            city: trimmed(form.city),
            state: trimmed(form.state).uppercased(),
            phone: phoneDigits(form.phone),
            country: form.country
        )
    }

    private func message(for field: AddressField, in form: AddressForm) -> String? {
        switch field {
        case .name:
            let name = trimmed(form.name)
            if name.isEmpty { return "Enter a name" }
            return name.contains(" ") ? nil : "Enter first and last name"

        case .street:
            let street = trimmed(form.street)
            if street.isEmpty { return "Enter a street" }
            let hasNumber = street.unicodeScalars.contains { ("0"..."9").contains($0) }
            return hasNumber ? nil : "Add the house number"

        case .postcode:
            let postcode = trimmed(form.postcode).uppercased()
            if postcode.isEmpty { return "Enter a postcode" }
            guard let rule = Self.postcodeRules[form.country] else { return nil }
            let matches = postcode.range(of: rule.pattern, options: .regularExpression) != nil
            return matches ? nil : "Enter a postcode like \(rule.example)"

        case .city:
            return trimmed(form.city).isEmpty ? "Enter a city" : nil

        case .state:
            guard form.country == "US" else { return nil }
            let state = trimmed(form.state).uppercased()
            let isCode = state.range(of: "^[A-Z]{2}$", options: .regularExpression) != nil
            return isCode ? nil : "Enter a state like CA"

        case .phone:
            let digits = phoneDigits(form.phone)
            guard !digits.isEmpty else { return nil }
            return (7...15).contains(digits.count) ? nil : "Check the phone number"
        }
    }

    private func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func phoneDigits(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { ("0"..."9").contains($0) }))
    }
}
