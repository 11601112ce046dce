import Foundation

struct SignUpForm {
    var email = ""
    var password = ""
    var age: Int?
    var acceptsTerms = false
}

enum SignUpField: CaseIterable {
    case email, password, age, terms
}

enum FieldError: Equatable {
    case required
    case malformed
    case tooShort(minimum: Int)
    case outOfRange(ClosedRange<Int>)
}

struct SignUpFormValidator {
    let minimumPasswordLength: Int
    let allowedAges: ClosedRange<Int>

    init(minimumPasswordLength: Int = 8, allowedAges: ClosedRange<Int> = 13...120) {
        self.minimumPasswordLength = minimumPasswordLength
        self.allowedAges = allowedAges
    }

    private static let emailPredicate = NSPredicate(
        format: "SELF MATCHES %@",
        #"[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+"#
    )

    func validate(_ form: SignUpForm) -> [SignUpField: FieldError] {
        var errors: [SignUpField: FieldError] = [:]
        errors[.email] = emailError(form.email)
        errors[.password] = passwordError(form.password)
        errors[.age] = ageError(form.age)
        if !form.acceptsTerms {
            errors[.terms] = .required
        }
        return errors
    }

    func isValid(_ form: SignUpForm) -> Bool {
        validate(form).isEmpty
    }

    /// The topmost field to focus after a failed submit.
    func firstInvalidField(in form: SignUpForm) -> SignUpField? {
        let errors = validate(form)
        return SignUpField.allCases.first { errors[$0] != nil }
    }

    private func emailError(_ email: String) -> FieldError? {
        let trimmed = email.trimmingCharacters(in: CharacterSet(charactersIn: " "))
        guard !trimmed.isEmpty else { return .required }
        return Self.emailPredicate.evaluate(with: trimmed) ? nil : .malformed
    }

    private func passwordError(_ password: String) -> FieldError? {
        guard !password.isEmpty else { return .required }
        guard password.unicodeScalars.count >= minimumPasswordLength else {
            return .tooShort(minimum: minimumPasswordLength)
        }
        return nil
    }

    private func ageError(_ age: Int?) -> FieldError? {
        guard let age = age else { return .required }
        return allowedAges.contains(age) ? nil : .outOfRange(allowedAges)
    }
}
