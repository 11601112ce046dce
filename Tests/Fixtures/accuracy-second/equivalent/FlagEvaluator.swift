import Foundation

public struct FlagContext: Equatable {
    public let userId: String
    public var attributes: [String: String]

    public init(userId: String, attributes: [String: String] = [:]) {
        self.userId = userId
        self.attributes = attributes
    }
}

public enum EvaluationReason: String {
    case flagNotFound = "FLAG_NOT_FOUND"
    case off = "OFF"
    case targetMatch = "TARGET_MATCH"
    case ruleMatch = "RULE_MATCH"
    case fallback = "FALLBACK"
}

public struct Evaluation: Equatable {
    public let variation: String
    public let reason: EvaluationReason
    public let ruleId: String?

    init(variation: String, reason: EvaluationReason, ruleId: String? = nil) {
        self.variation = variation
        self.reason = reason
        self.ruleId = ruleId
    }
}

public final class FlagEvaluator {
    private let store: FlagStore

    public init(store: FlagStore) {
        self.store = store
    }

    public func evaluate(_ key: String, context: FlagContext, defaultVariation: String) -> Evaluation {
        guard let flag = store.flag(forKey: key) else {
            return Evaluation(variation: defaultVariation, reason: .flagNotFound)
        }
        guard flag.isOn else {
            return Evaluation(variation: flag.offVariation ?? defaultVariation, reason: .off)
        }
        if let target = flag.targets.first(where: { $0.userIds.contains(context.userId) }) {
            return Evaluation(variation: target.variation, reason: .targetMatch)
        }
        let rules = flag.rules.sorted { $0.priority < $1.priority }
        for rule in rules where matches(rule, context) {
            return Evaluation(variation: rule.variation, reason: .ruleMatch, ruleId: rule.id)
        }
        return Evaluation(variation: flag.defaultVariation, reason: .fallback)
    }

    public func isEnabled(_ key: String, context: FlagContext) -> Bool {
        evaluate(key, context: context, defaultVariation: "off").variation == "on"
    }

    private func matches(_ rule: FlagRule, _ context: FlagContext) -> Bool {
        rule.clauses.allSatisfy { clause in
            guard let value = context.attributes[clause.attribute] else { return false }
            let hit = clause.values.contains(value)
            return clause.negate ? !hit : hit
        }
    }
}
