import Foundation

struct RatedPlayer: Equatable {
    let id: String
    var rating: Int
    var gamesPlayed: Int = 0

    var isProvisional: Bool { gamesPlayed < 30 }
}

enum MatchOutcome: Double {
    case win = 1.0
    case draw = 0.5
    case loss = 0.0

    var reversed: MatchOutcome {
        switch self {
        case .win: return .loss
        case .draw: return .draw
        case .loss: return .win
        }
    }
}

struct EloCalculator {
    var ratingFloor = 100

    func expectedScore(of player: RatedPlayer, against opponent: RatedPlayer) -> Double {
        let gap = Double(opponent.rating - player.rating)
        return 1 / (1 + pow(10, gap / 400))
    }

    func kFactor(for player: RatedPlayer) -> Int {
        if player.isProvisional { return 40 }
        return player.rating >= 2400 ? 10 : 20
    }

    /// Both players after the game; `outcome` is seen from the first player's side.
    func settle(
        _ first: RatedPlayer,
        _ second: RatedPlayer,
        outcome: MatchOutcome
    ) -> (first: RatedPlayer, second: RatedPlayer) {
        (adjusted(first, against: second, outcome: outcome),
         adjusted(second, against: first, outcome: outcome.reversed))
    }

    private func adjusted(
        _ player: RatedPlayer,
        against opponent: RatedPlayer,
        outcome: MatchOutcome
    ) -> RatedPlayer {
        let surprise = outcome.rawValue - expectedScore(of: player, against: opponent)
        let delta = (Double(kFactor(for: player)) * surprise).rounded(.toNearestOrEven)

        var updated = player
        updated.rating = max(ratingFloor, player.rating + Int(delta))
        updated.gamesPlayed += 1
        return updated
    }
}
