import Foundation

struct LeaderboardEntry: Hashable, Decodable {
    let playerId: String
    let displayName: String
    let score: Int
    let achievedAt: Date

    enum CodingKeys: String, CodingKey {
        case playerId = "player_id"
        case displayName = "display_name"
        case score
        case achievedAt = "achieved_at"
    }
}

struct RankedEntry: Equatable {
    let rank: Int
    let entry: LeaderboardEntry
    let isCurrentPlayer: Bool
}

struct Leaderboard {

    private let ranked: [RankedEntry]

    /// Competition ranking: equal scores share a rank and leave a gap. Earlier results are listed first.
    init(entries: [LeaderboardEntry], currentPlayerId: String?) {
        var best: [String: LeaderboardEntry] = [:]
        for entry in entries {
            guard let existing = best[entry.playerId] else {
                best[entry.playerId] = entry
                continue
            }
            if Leaderboard.precedes(entry, existing) {
                best[entry.playerId] = entry
            }
        }
        let sorted = best.values.sorted(by: Leaderboard.precedes)
        var result: [RankedEntry] = []
        for (index, entry) in sorted.enumerated() {
            let rank: Int
            if let previous = result.last, previous.entry.score == entry.score {
                rank = previous.rank
            } else {
                rank = index + 1
            }
            result.append(
                RankedEntry(rank: rank, entry: entry, isCurrentPlayer: entry.playerId == currentPlayerId)
            )
        }
        ranked = result
    }

    func top(_ count: Int) -> [RankedEntry] {
        Array(ranked.prefix(count))
    }

    var currentPlayer: RankedEntry? {
        ranked.first(where: \.isCurrentPlayer)
    }

    /// The current player with up to `radius` neighbours on each side.
    func neighbourhood(radius: Int = 2) -> [RankedEntry] {
        guard let index = ranked.firstIndex(where: { $0.isCurrentPlayer }) else { return [] }
        let lower = max(0, index - radius)
        let upper = min(ranked.count - 1, index + radius)
        return Array(ranked[lower...upper])
    }

    private static func precedes(_ lhs: LeaderboardEntry, _ rhs: LeaderboardEntry) -> Bool {
        if lhs.score != rhs.score { return lhs.score > rhs.score }
        if lhs.achievedAt != rhs.achievedAt { return lhs.achievedAt < rhs.achievedAt }
        return lhs.playerId < rhs.playerId
    }
}
