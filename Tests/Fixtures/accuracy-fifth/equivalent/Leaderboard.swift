import Foundation

struct Standing: Equatable {
    let rank: Int
    let playerID: Int
    let score: Int
}

/// Keeps the best score per player. Equal scores share a rank: 1, 2, 2, 4.
struct Leaderboard {
    typealias Medal = String

    private let best: [Int: Int]

    init(best: [Int: Int] = [:]) {
        self.best = best
    }

    func recording(score: Int, for playerID: Int) -> Leaderboard {
        Leaderboard(best: best.merging([playerID: score], uniquingKeysWith: max))
    }

    func merged(with other: Leaderboard) -> Leaderboard {
        Leaderboard(best: best.merging(other.best, uniquingKeysWith: max))
    }

    func standings(limit: Int = 10) -> [Standing] {
        let ordered = best.sorted { lhs, rhs in
            lhs.value == rhs.value ? lhs.key < rhs.key : lhs.value > rhs.value
        }

        var result: [Standing] = []
        for (position, entry) in ordered.prefix(limit).enumerated() {
            let rank: Int
            if let previous = result.last, previous.score == entry.value {
                rank = previous.rank
            } else {
                rank = position + 1
            }
            result.append(Standing(rank: rank, playerID: entry.key, score: entry.value))
        }
        return result
    }

    func rank(of playerID: Int) -> Int? {
        best[playerID].map { own in
            best.values.filter { $0 > own }.count + 1
        }
    }

    /// Share of the other players with a lower score, as whole percent.
    func percentile(of playerID: Int) -> Int? {
        guard let own = best[playerID] else { return nil }
        let others = best.count - 1
        guard others > 0 else { return 100 }
        return best.values.filter { $0 < own }.count * 100 / others
    }

    func medal(for playerID: Int) -> Medal? {
        switch rank(of: playerID) {
        case 1?: return "🥇"
        case 2?: return "🥈"
        case 3?: return "🥉"
        default: return nil
        }
    }
}
