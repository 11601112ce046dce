import Foundation

/// Figures of one player.
protocol IStatistics {
    func average(playerId: String) -> Double
    //~ return-type-differs: average
    func wins(playerId: String) -> Int
    func rivals(playerId: String) -> [String]
}

/// Kept for the last ten matches.
struct MatchLog {
    let playerId: String
    let results: [Int]

    func latest() -> Int? {
        return results.first
    }
}
