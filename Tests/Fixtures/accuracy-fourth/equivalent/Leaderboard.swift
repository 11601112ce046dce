import Foundation

struct ScoreEntry: Sendable {
    let playerId: Int64
    let displayName: String
    let score: Int64
    let achievedAt: Date
}

struct RankedScore: Sendable {
    let rank: Int
    let entry: ScoreEntry
}

actor Leaderboard {
    private var best: [Int64: ScoreEntry] = [:]

    /// Keeps the entry if it improves on the player's best score.
    @discardableResult
    func submit(_ entry: ScoreEntry) -> Bool {
        if let current = best[entry.playerId], !improves(entry, on: current) {
            return false
        }
        best[entry.playerId] = entry
        return true
    }

    func standings() -> [RankedScore] {
        let sorted = best.values.sorted { lhs, rhs in
            if lhs.score != rhs.score { return lhs.score > rhs.score }
            if lhs.achievedAt != rhs.achievedAt { return lhs.achievedAt < rhs.achievedAt }
            return lhs.playerId < rhs.playerId
        }
        var ranked: [RankedScore] = []
        for (index, entry) in sorted.enumerated() {
            let sharedRank = ranked.last.flatMap { $0.entry.score == entry.score ? $0.rank : nil }
            ranked.append(RankedScore(rank: sharedRank ?? index + 1, entry: entry))
        }
        return ranked
    }

    /// The player's row with up to `radius` rows on either side.
    func neighbours(of playerId: Int64, radius: Int) -> [RankedScore] {
        let all = standings()
        guard let position = all.firstIndex(where: { $0.entry.playerId == playerId }) else { return [] }
        return all.enumerated()
            .filter { abs($0.offset - position) <= radius }
            .map(\.element)
    }

    func remove(playerId: Int64) -> ScoreEntry? {
        best.removeValue(forKey: playerId)
    }

    private func improves(_ entry: ScoreEntry, on current: ScoreEntry) -> Bool {
        entry.score == current.score
            ? entry.achievedAt < current.achievedAt
            : entry.score > current.score
    }
}
