import Foundation

enum ClauseOperator: String, Decodable {
    case equals = "eq"
    case notEquals = "neq"
    case startsWith = "starts_with"
    case endsWith = "ends_with"
    case contains
    case greaterThan = "gt"
    case lessThan = "lt"
    case exists
}

protocol TargetingRuleProtocol {
    func matches(_ attributes: [String: String]) -> Bool
}

struct AttributeRule: TargetingRuleProtocol {
    let attribute: String
    let op: ClauseOperator
    let values: [String]

    func matches(_ attributes: [String: String]) -> Bool {
        guard let actual = attributes[attribute] else {
            return op == .notEquals
        }
        switch op {
        case .equals:
            return values.contains(actual)
        case .notEquals:
            return !values.contains(actual)
        case .startsWith:
            return values.contains { actual.hasPrefix($0) }
        case .endsWith:
            return values.contains { actual.hasSuffix($0) }
        case .contains:
            return values.contains { !$0.isEmpty && actual.range(of: $0, options: .literal) != nil }
        case .greaterThan:
            return compareNumbers(actual) { $0 > $1 }
        case .lessThan:
            return compareNumbers(actual) { $0 < $1 }
        case .exists:
            return true
        }
    }

    private func compareNumbers(_ actual: String, using compare: (Int, Int) -> Bool) -> Bool {
        guard let left = Int(actual), let right = values.first.flatMap({ Int($0) }) else {
            return false
        }
        return compare(left, right)
    }
}

struct AllRule: TargetingRuleProtocol {
    let rules: [TargetingRuleProtocol]

    func matches(_ attributes: [String: String]) -> Bool {
        rules.allSatisfy { $0.matches(attributes) }
    }
}

struct AnyRule: TargetingRuleProtocol {
    let rules: [TargetingRuleProtocol]

    func matches(_ attributes: [String: String]) -> Bool {
        rules.contains { $0.matches(attributes) }
    }
}
