import Foundation

struct FeatureFlag {
    let key: String
    let isEnabled: Bool
    let rules: [Rule]
    /// Share of users in per mille, 0...1000.
    let rollout: Int

    struct Rule {
        let conditions: [Condition]
        let value: Bool
    }

    enum Condition {
        case country(Set<String>)
        case minimumVersion(String)
        case attribute(name: String, value: String)
        case anyOf([Condition])
    }
}

struct FlagContext {
    let userId: String?
    let country: String
    let appVersion: String
    let attributes: [String: String]
}

struct FlagEvaluation: Equatable {
    enum Reason {
        case override, unknownFlag, disabled, rule, rollout, anonymous
    }

    let value: Bool
    let reason: Reason
}

final class FeatureFlagEvaluator {
    private let flags: [String: FeatureFlag]
    private var overrides: [String: Bool] = [:]

    init(flags: [FeatureFlag]) {
        self.flags = flags.reduce(into: [:]) { $0[$1.key] = $1 }
    }

    func setOverride(_ value: Bool?, for key: String) {
        overrides[key] = value
    }

    func evaluate(_ key: String, in context: FlagContext) -> FlagEvaluation {
        if let override = overrides[key] {
            return FlagEvaluation(value: override, reason: .override)
        }
        guard let flag = flags[key] else {
            return FlagEvaluation(value: false, reason: .unknownFlag)
        }
        guard flag.isEnabled else {
            return FlagEvaluation(value: false, reason: .disabled)
        }

        // First match wins. A rule without conditions matches everybody.
        let match = flag.rules.first { rule in
            rule.conditions.allSatisfy { holds($0, in: context) }
        }
        if let rule = match {
            return FlagEvaluation(value: rule.value, reason: .rule)
        }

        guard let userId = context.userId else {
            // Anonymous users only get what everyone gets.
            return FlagEvaluation(value: flag.rollout >= 1000, reason: .anonymous)
        }
        let bucket = Int(Self.fnv1a("\(key):\(userId)") % 1000)
        return FlagEvaluation(value: bucket < flag.rollout, reason: .rollout)
    }

    private func holds(_ condition: FeatureFlag.Condition, in context: FlagContext) -> Bool {
        switch condition {
        case .country(let countries):
            return countries.contains(context.country.uppercased())
        case .minimumVersion(let version):
            return !isVersion(context.appVersion, lowerThan: version)
        case .attribute(let name, let value):
            return context.attributes[name] == value
        case .anyOf(let conditions):
            return conditions.contains { holds($0, in: context) }
        }
    }

    /// Parts that are missing or no numbers count as zero.
    private func isVersion(_ a: String, lowerThan b: String) -> Bool {
        let left = a.components(separatedBy: ".").map { Int($0) ?? 0 }
        let right = b.components(separatedBy: ".").map { Int($0) ?? 0 }
        for index in 0..<max(left.count, right.count) {
            let l = index < left.count ? left[index] : 0
            let r = index < right.count ? right[index] : 0
            if l != r { return l < r }
        }
        return false
    }

    private static func fnv1a(_ text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}
