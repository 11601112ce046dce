import Foundation

protocol FieldValidator {
    var errorMessage: String { get }
    var isOptional: Bool { get }
    func isValid(_ value: String) -> Bool
}

extension FieldValidator {
    var isOptional: Bool { false }

    func validate(_ value: String?) -> String? {
        let text = (value ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty {
            return isOptional ? nil : "Required"
        }
        return isValid(text) ? nil : errorMessage
    }
}

struct EmailValidator: FieldValidator {
    let errorMessage = "Invalid email"

    func isValid(_ value: String) -> Bool {
        value.range(of: "^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+\\z", options: .regularExpression) != nil
    }
}

struct LengthValidator: FieldValidator {
    let range: ClosedRange<Int>
    var isOptional = false

    var errorMessage: String {
        "Must be \(range.lowerBound) to \(range.upperBound) characters"
    }

    func isValid(_ value: String) -> Bool {
        range.contains(value.unicodeScalars.count)
    }
}

struct VATNumberValidator: FieldValidator {
    let errorMessage = "Invalid VAT number"
    let isOptional = true

    func isValid(_ value: String) -> Bool {
        let compact = value.replacingOccurrences(of: " ", with: "").uppercased()
        return compact.range(of: "^[A-Z]{2}[0-9A-Z]{8,12}\\z", options: .regularExpression) != nil
    }
}

final class FormValidator {
    private var fields: [(name: String, validator: FieldValidator)] = []

    func register(_ name: String, _ validator: FieldValidator) {
        fields.append((name, validator))
    }

    func errors(in values: [String: String]) -> [String: String] {
        fields.reduce(into: [:]) { result, field in
            guard result[field.name] == nil else { return }
            result[field.name] = field.validator.validate(values[field.name])
        }
    }
}
