import Foundation

struct EvaluationContext {
    let userId: String
    let country: String
    let build: Int
}

indirect enum FlagRule {
    case always
    case countries(Set<String>)
    case minimumBuild(Int)
    case rollout(percent: Int)
    case allOf([FlagRule])
    case anyOf([FlagRule])
    case not(FlagRule)

    func matches(flag: String, context: EvaluationContext) -> Bool {
        switch self {
        case .always:
            return true
        case .countries(let codes):
            return codes.contains(context.country)
        case .minimumBuild(let build):
            return context.build >= build
        case .rollout(let percent):
            return bucket(for: "\(flag)/\(context.userId)") < percent
        case .allOf(let rules):
            return rules.allSatisfy { $0.matches(flag: flag, context: context) }
        case .anyOf(let rules):
            return rules.contains { $0.matches(flag: flag, context: context) }
        case .not(let rule):
            return !rule.matches(flag: flag, context: context)
        }
    }

    private func bucket(for seed: String) -> Int {
        let hash = seed.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return Int(hash % 100)
    }
}

final class FeatureFlags {
    private let rules: [String: FlagRule]
    private var overrides: [String: Bool] = [:]

    init(rules: [String: FlagRule]) {
        self.rules = rules
    }

    func setOverride(_ value: Bool?, for flag: String) {
        overrides[flag] = value
    }

    func isEnabled(_ flag: String, for context: EvaluationContext) -> Bool {
        overrides[flag] ?? rules[flag]?.matches(flag: flag, context: context) ?? false
    }

    func enabledFlags(for context: EvaluationContext) -> Set<String> {
        Set(rules.keys.filter { isEnabled($0, for: context) })
    }
}
