import Foundation

enum SignUpField: String, CaseIterable {
    case name
    case email
    case password
    case passwordConfirmation
}

enum FieldError: Equatable {
    case required
    case tooShort(minimum: Int)
    case malformed
    case mismatch

    var messageKey: String {
        switch self {
        case .required: return "form.error.required"
        case .tooShort: return "form.error.too_short"
        case .malformed: return "form.error.malformed"
        case .mismatch: return "form.error.mismatch"
        }
    }
}

struct SignUpForm: Equatable {
    var name = ""
    var email = ""
    var password = ""
    var passwordConfirmation = ""
    var acceptsTerms = false
}

struct SignUpFormValidator {
    private static let emailPattern = "^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}$"

    let minimumPasswordLength: Int

    init(minimumPasswordLength: Int = 8) {
        self.minimumPasswordLength = minimumPasswordLength
    }

    func validate(_ form: SignUpForm) -> [SignUpField: FieldError] {
        var errors: [SignUpField: FieldError] = [:]
        errors[.name] = validateName(form.name)
        errors[.email] = validateEmail(form.email)
        errors[.password] = validatePassword(form.password)
        if form.passwordConfirmation != form.password {
            errors[.passwordConfirmation] = .mismatch
        }
        return errors
    }

    func firstInvalidField(in form: SignUpForm) -> SignUpField? {
        let errors = validate(form)
        return SignUpField.allCases.first { errors[$0] != nil }
    }

    func canSubmit(_ form: SignUpForm) -> Bool {
        form.acceptsTerms && validate(form).isEmpty
    }

    func validateName(_ name: String) -> FieldError? {
        name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ? .required : nil
    }

    func validateEmail(_ email: String) -> FieldError? {
        let trimmed = email.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return .required }
        let matches = trimmed.range(of: Self.emailPattern, options: .regularExpression) != nil
        return matches ? nil : .malformed
    }

    func validatePassword(_ password: String) -> FieldError? {
        guard !password.isEmpty else { return .required }
        guard password.unicodeScalars.count >= minimumPasswordLength else {
            return .tooShort(minimum: minimumPasswordLength)
        }
        return nil
    }
}
