import Foundation

enum PasswordStrength: Int, Comparable, CaseIterable {
    case none, weak, fair, good, strong

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    var label: String {
        switch self {
        case .none: return ""
        case .weak: return "Weak"
        case .fair: return "Fair"
        case .good: return "Good"
        case .strong: return "Strong"
        }
    }

    /// How much of the meter is filled, from 0 to 1.
    var fillRatio: Double { Double(rawValue) / Double(Self.allCases.count - 1) }

    var isAcceptable: Bool { self >= .fair }
}

struct PasswordMeter {
    private static let wellKnown: Set<String> = ["password", "12345678", "qwertyuiop", "iloveyou"]

    func strength(of password: String) -> PasswordStrength {
        guard !password.isEmpty else { return .none }
        guard !Self.wellKnown.contains(password.lowercased()) else { return .weak }

        let length = password.utf16.count
        guard length >= 8 else { return .weak }

        var hasLower = false, hasUpper = false, hasDigit = false, hasOther = false
        for scalar in password.unicodeScalars {
            switch scalar {
            case "a"..."z": hasLower = true
            case "A"..."Z": hasUpper = true
            case "0"..."9": hasDigit = true
            default: hasOther = true
            }
        }

        let score = [hasLower && hasUpper, hasDigit, hasOther, length >= 12, length >= 16]
            .filter { $0 }
            .count

        switch score {
        case 0: return .weak
        case 1: return .fair
        case 2, 3: return .good
        default: return .strong
        }
    }
}
