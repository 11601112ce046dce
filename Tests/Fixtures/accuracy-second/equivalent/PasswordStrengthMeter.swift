import Foundation

enum PasswordStrength: Int, Comparable {
    case none, weak, fair, strong

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    var fraction: Double {
        switch self {
        case .none: return 0
        case .weak: return 1.0 / 3.0
        case .fair: return 2.0 / 3.0
        case .strong: return 1
        }
    }

    var colorName: String {
        switch self {
        case .none: return "neutral"
        case .weak: return "critical"
        case .fair: return "warning"
        case .strong: return "positive"
        }
    }
}

struct PasswordRules: OptionSet {
    let rawValue: Int

    static let length = PasswordRules(rawValue: 1 << 0)
    static let lowercase = PasswordRules(rawValue: 1 << 1)
    static let uppercase = PasswordRules(rawValue: 1 << 2)
    static let digit = PasswordRules(rawValue: 1 << 3)
    static let symbol = PasswordRules(rawValue: 1 << 4)

    static let required: PasswordRules = [.length, .lowercase, .digit]
}

struct PasswordStrengthMeter {
    let blocklist: Set<String>

    func satisfiedRules(by password: String) -> PasswordRules {
        var rules: PasswordRules = []
        if password.unicodeScalars.count >= 10 { rules.insert(.length) }
        for scalar in password.unicodeScalars {
            switch scalar {
            case "a"..."z": rules.insert(.lowercase)
            case "A"..."Z": rules.insert(.uppercase)
            case "0"..."9": rules.insert(.digit)
            default: rules.insert(.symbol)
            }
        }
        return rules
    }

    func strength(of password: String) -> PasswordStrength {
        guard !password.isEmpty else { return .none }
        guard !blocklist.contains(password.lowercased()) else { return .weak }
        let rules = satisfiedRules(by: password)
        guard rules.isSuperset(of: .required) else { return .weak }
        let hasBonus = rules.contains(.uppercase) && rules.contains(.symbol)
        return hasBonus ? .strong : .fair
    }

    func isAcceptable(_ password: String) -> Bool {
        strength(of: password) >= .fair
    }
}
