import Foundation

protocol RegistrationFormDelegate: AnyObject {
    func registrationForm(_ form: RegistrationForm, didUpdate errors: [RegistrationForm.FieldError])
}

final class RegistrationForm {

    enum FieldError: Equatable {
        case usernameTooShort
        case usernameTooLong
        case emailInvalid
        case passwordTooShort
        case passwordNeedsDigit
    }

    weak var delegate: RegistrationFormDelegate?

    var username = "" { didSet { revalidate() } }
    var email = "" { didSet { revalidate() } }
    var password = "" { didSet { revalidate() } }

    private(set) var errors: [FieldError] = []

    var isValid: Bool { validate().isEmpty }

    private static let emailTest = NSPredicate(
        format: "SELF MATCHES %@",
        "[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,}"
    )

    private func revalidate() {
        errors = validate()
        delegate?.registrationForm(self, didUpdate: errors)
    }

    private func validate() -> [FieldError] {
        [usernameError, emailError, passwordError].compactMap { $0 }
    }

    private var usernameError: FieldError? {
        switch username.trimmingCharacters(in: .whitespacesAndNewlines).unicodeScalars.count {
        case ..<3: return .usernameTooShort
        case 21...: return .usernameTooLong
        default: return nil
        }
    }

    private var emailError: FieldError? {
        Self.emailTest.evaluate(with: email) ? nil : .emailInvalid
    }

    private var passwordError: FieldError? {
        guard password.utf16.count >= 10 else { return .passwordTooShort }
        let hasDigit = password.unicodeScalars.contains { ("0"..."9").contains($0) }
        return hasDigit ? nil : .passwordNeedsDigit
    }
}
