import Foundation

struct Reaction {
    let emoji: String
    let userId: String
}

struct ReactionChip: Equatable {
    let emoji: String
    let label: String
    let isMine: Bool
}

struct ReactionSummary: Equatable {
    let chips: [ReactionChip]
    let overflow: String?

    static let empty = ReactionSummary(chips: [], overflow: nil)
}

/// Collapses raw reactions (oldest first) into the chips under a bubble.
struct ReactionAggregator {
    let currentUserId: String
    var visibleLimit = 4

    func summarize(_ reactions: [Reaction]) -> ReactionSummary {
        guard !reactions.isEmpty else { return .empty }

        var order: [String] = []
        var users: [String: Set<String>] = [:]
        for reaction in reactions where !reaction.emoji.isEmpty {
            if users[reaction.emoji] == nil {
                order.append(reaction.emoji)
            }
            users[reaction.emoji, default: []].insert(reaction.userId)
        }

        let ranked = order.enumerated().sorted { a, b in
            let countA = users[a.element]!.count
            let countB = users[b.element]!.count
            return countA == countB ? a.offset < b.offset : countA > countB
        }.map(\.element)

        let chips = ranked.prefix(visibleLimit).map { emoji -> ReactionChip in
            let who = users[emoji]!
            return ReactionChip(
                emoji: emoji,
                label: countLabel(who.count),
                isMine: who.contains(currentUserId)
            )
        }
        let hidden = ranked.count - chips.count
        return ReactionSummary(chips: chips, overflow: hidden > 0 ? "+\(hidden)" : nil)
    }

    /// True when tapping the chip would remove the reaction rather than add it.
    func tapRemoves(emoji: String, in reactions: [Reaction]) -> Bool {
        reactions.contains { $0.emoji == emoji && $0.userId == currentUserId }
    }

    private func countLabel(_ count: Int) -> String {
        count > 99 ? "99+" : String(count)
    }
}
