import Foundation

enum NicknameViolation: Equatable {
    case tooShort(minimum: Int)
    case tooLong(maximum: Int)
    case surroundingSpace
    case controlCharacter
    case reserved
}

/// Checks for the nickname form. Reports everything that is wrong, in a fixed order.
struct NicknameRules {
    var minimum = 2
    var maximum = 16
    var reserved: Set<String> = ["admin", "root", "system"]

    func violations(in name: String) -> [NicknameViolation] {
        let length = name.count
        var found: [NicknameViolation] = []

        if length < minimum {
            found.append(.tooShort(minimum: minimum))
        }
        if length > maximum {
            found.append(.tooLong(maximum: maximum))
        }

        let scalars = name.unicodeScalars
        if scalars.first == " " || scalars.last == " " {
            found.append(.surroundingSpace)
        }
        if scalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            found.append(.controlCharacter)
        }
        if reserved.contains(name) {
            found.append(.reserved)
        }
        return found
    }

    func isValid(_ name: String) -> Bool {
        violations(in: name).isEmpty
    }

    /// The first valid suggestion, if there is one.
    func pick(from suggestions: [String]) -> String? {
        suggestions.first(where: isValid)
    }
}
