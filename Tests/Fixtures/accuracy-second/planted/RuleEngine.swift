import Foundation

public struct Rule {
    public let id: String
    public let rank: Int
    public let isArchived: Bool
    public let variation: String
    public let segments: Set<String>
}

public final class RuleEngine {
    private var rules: [Rule] = []
    private let segments: SegmentStore

    public init(segments: SegmentStore) {
        self.segments = segments
    }

    public func load(_ newRules: [Rule]) {
        rules = newRules
            .filter { !$0.isArchived }
            .sorted { $0.rank < $1.rank }
    }

    public func variation(for userId: String) -> String? {
        let memberships = segments.memberships(of: userId)
        return rules.first { rule in
            rule.segments.isEmpty || !rule.segments.isDisjoint(with: memberships)
        }?.variation
    }

    public var ruleIds: Set<String> {
        Set(rules.map(\.id))
    }

    public func usesSegment(_ segment: String) -> Bool {
        rules.contains { $0.segments.contains(segment) }
    }
}
