import Foundation

struct LeaderboardEntry: Equatable {
    let player: String
    let wins: Int
    let draws: Int
    let losses: Int

    var played: Int { wins + draws + losses }
    var points: Int { wins * 3 + draws }
}

struct RankedEntry: Equatable {
    let rank: Int
    let entry: LeaderboardEntry
}

final class Leaderboard {
    private struct Tally {
        var wins = 0
        var draws = 0
        var losses = 0
    }

    private var tallies: [String: Tally] = [:]

    func record(home: String, away: String, homeScore: Int, awayScore: Int) {
        if homeScore > awayScore {
            tallies[home, default: Tally()].wins += 1
            tallies[away, default: Tally()].losses += 1
        } else if homeScore < awayScore {
            tallies[home, default: Tally()].losses += 1
            tallies[away, default: Tally()].wins += 1
        } else {
            tallies[home, default: Tally()].draws += 1
            tallies[away, default: Tally()].draws += 1
        }
    }

    var entries: [LeaderboardEntry] {
        tallies
            .map { player, tally in
                LeaderboardEntry(player: player, wins: tally.wins, draws: tally.draws, losses: tally.losses)
            }
            .sorted { lhs, rhs in
                if lhs.points != rhs.points { return lhs.points > rhs.points }
                if lhs.wins != rhs.wins { return lhs.wins > rhs.wins }
                return lhs.player < rhs.player
            }
    }

    func ranking() -> [RankedEntry] {
        var result: [RankedEntry] = []
        for (index, entry) in entries.enumerated() {
            if let previous = result.last,
               previous.entry.points == entry.points,
               previous.entry.wins == entry.wins {
                result.append(RankedEntry(rank: previous.rank, entry: entry))
            } else {
                result.append(RankedEntry(rank: index + 1, entry: entry))
            }
        }
        return result
    }

    func rank(of player: String) -> Int? {
        ranking().first { $0.entry.player == player }?.rank
    }
}
