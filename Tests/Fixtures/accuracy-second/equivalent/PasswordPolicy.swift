import Foundation

enum PasswordViolation: CaseIterable {
    case tooShort
    case tooLong
    case missingDigit
    case missingUppercase
    case containsUsername
    case repeatedCharacters
}

struct PasswordPolicy {
    var minLength = 8
    var maxLength = 64
    var requiresDigit = true
    var requiresUppercase = true
    var maxRepeats = 3

    func violations(of password: String, username: String) -> [PasswordViolation] {
        PasswordViolation.allCases.filter { isViolated($0, password: password, username: username) }
    }

    func accepts(_ password: String, username: String) -> Bool {
        violations(of: password, username: username).isEmpty
    }

    private func isViolated(_ violation: PasswordViolation, password: String, username: String) -> Bool {
        let units = Array(password.utf16)
        switch violation {
        case .tooShort:
            return units.count < minLength
        case .tooLong:
            return units.count > maxLength
        case .missingDigit:
            return requiresDigit && !units.contains { (48...57).contains($0) }
        case .missingUppercase:
            return requiresUppercase && !units.contains { (65...90).contains($0) }
        case .containsUsername:
            return !username.isEmpty && password.lowercased().contains(username.lowercased())
        case .repeatedCharacters:
            return longestRun(in: units) > maxRepeats
        }
    }

    private func longestRun(in units: [UInt16]) -> Int {
        var longest = 0
        var current = 0
        for index in units.indices {
            if index > 0 && units[index] == units[index - 1] {
                current += 1
            } else {
                current = 1
            }
            longest = max(longest, current)
        }
        return longest
    }
}
