struct Reaction: Hashable {
    let emoji: String
    let userID: String
}

struct ReactionChip: Equatable {
    let emoji: String
    let count: Int
    let isMine: Bool

    var title: String { count > 1 ? "\(emoji) \(count)" : emoji }
}

/// Immutable; every toggle gives a new set.
struct ReactionSet: Equatable {
    static let maxDistinctEmoji = 12

    let reactions: [Reaction]

    init(_ reactions: [Reaction] = []) {
        self.reactions = reactions
    }

    func toggling(_ emoji: String, by userID: String) -> ReactionSet {
        let reaction = Reaction(emoji: emoji, userID: userID)
        if reactions.contains(reaction) {
            return ReactionSet(reactions.filter { $0 != reaction })
        }

        let used = Set(reactions.map(\.emoji))
        guard used.contains(emoji) || used.count < Self.maxDistinctEmoji else { return self }
        return ReactionSet(reactions + [reaction])
    }

    /// Most used first; equal counts in the order in which the emoji appeared.
    func chips(for userID: String) -> [ReactionChip] {
        var order: [String] = []
        var byEmoji: [String: [Reaction]] = [:]
        for reaction in reactions {
            if byEmoji[reaction.emoji] == nil { order.append(reaction.emoji) }
            byEmoji[reaction.emoji, default: []].append(reaction)
        }

        return order.enumerated()
            .map { position, emoji -> (position: Int, chip: ReactionChip) in
                let group = byEmoji[emoji] ?? []
                let mine = group.contains { $0.userID == userID }
                return (position, ReactionChip(emoji: emoji, count: group.count, isMine: mine))
            }
            .sorted { a, b in
                a.chip.count != b.chip.count ? a.chip.count > b.chip.count : a.position < b.position
            }
            .map { $0.chip }
    }
}
