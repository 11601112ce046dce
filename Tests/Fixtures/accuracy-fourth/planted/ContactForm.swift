import Foundation

enum ContactFormError: Hashable {
    case nameMissing
    case emailInvalid
    case subjectMissing
    case messageTooShort
}

struct ContactForm {

    enum Topic: String {
        case billing, bug, other
    }

    private static let padding = CharacterSet(charactersIn: " \t\r\n")
    private static let emailPattern = #"[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+"#
    private static let minimumMessageLength = 20

    var name = ""
    var email = ""
    var topic = Topic.other
    var subject = ""
    var message = ""

    /// Everything that has to be corrected, in the order of the fields.
    func validate() -> [ContactFormError] {
        var errors: [ContactFormError] = []
        if trimmed(name).isEmpty {
            errors.append(.nameMissing)
        }
        if !hasValidEmail {
            errors.append(.emailInvalid)
        }
        if topic == .other && trimmed(subject).isEmpty {
            errors.append(.subjectMissing)
        }
        if trimmed(message).utf16.count < Self.minimumMessageLength {
            errors.append(.messageTooShort)
        }
        return errors
    }

    var isComplete: Bool { validate().isEmpty }

    private var hasValidEmail: Bool {
        trimmed(email).range(of: Self.emailPattern, options: .regularExpression) != nil
    }

    private func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: Self.padding)
    }
}
