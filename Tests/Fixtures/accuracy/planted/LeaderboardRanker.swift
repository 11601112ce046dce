import Foundation

struct Player: Equatable {
    let name: String
    let points: Int
}

struct RankedPlayer: Equatable {
    let rank: Int
    let player: Player
    let medal: String?
}

struct LeaderboardRanker {

    func rank(_ players: [Player]) -> [RankedPlayer] {
        let ordered = players.sorted {
            ($1.points, $0.name) < ($0.points, $1.name)
        }
        var result: [RankedPlayer] = []
        for (offset, player) in ordered.enumerated() {
            let rank: Int
            if let previous = result.last, previous.player.points == player.points {
                rank = previous.rank
            } else {
                rank = offset + 1
            }
            result.append(RankedPlayer(rank: rank, player: player, medal: medal(for: rank)))
        }
        return result
    }

    func rank(of name: String, in players: [Player]) -> Int? {
        rank(players).first { $0.player.name == name }?.rank
    }

    private func medal(for rank: Int) -> String? {
        switch rank {
        case 1: return "gold"
        case 2: return "silver"
        case 3: return "bronze"
        default: return nil
        }
    }
}
