import Foundation

enum PasswordRule: CaseIterable {
    case tooShort
    case tooLong
    case missingUppercase
    case missingLowercase
    case missingDigit
    case repeatedCharacter

    fileprivate func isBroken(by scalars: [Unicode.Scalar]) -> Bool {
        switch self {
        case .tooShort:
            return scalars.count < 10
        case .tooLong:
            return scalars.count > 128
        case .missingUppercase:
            return !scalars.contains { ("A"..."Z").contains($0) }
        case .missingLowercase:
            return !scalars.contains { ("a"..."z").contains($0) }
        case .missingDigit:
            return !scalars.contains { ("0"..."9").contains($0) }
        case .repeatedCharacter:
            return zip(scalars, zip(scalars.dropFirst(), scalars.dropFirst(2)))
                .contains { $0 == $1.0 && $0 == $1.1 }
        }
    }
}

enum PasswordStrength {
    case rejected, fair, strong
}

struct PasswordPolicy {

    /// All the broken rules, in the order in which the form lists them.
    func violations(in password: String) -> [PasswordRule] {
        let scalars = Array(password.unicodeScalars)
        return PasswordRule.allCases.filter { $0.isBroken(by: scalars) }
    }

    func strength(of password: String) -> PasswordStrength {
        guard violations(in: password).isEmpty else { return .rejected }
        return Set(password.unicodeScalars).count >= 12 ? .strong : .fair
    }
}
