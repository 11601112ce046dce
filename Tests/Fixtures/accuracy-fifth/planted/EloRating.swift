import Foundation

enum MatchOutcome {
    case win, draw, loss

    var points: Double {
        switch self {
        case .win: return 1
        case .draw: return 0.5
        case .loss: return 0
        }
    }

    var flipped: MatchOutcome {
        switch self {
        case .win: return .loss
        case .draw: return .draw
        case .loss: return .win
        }
    }
}

struct PlayerRating: Equatable {
    static let initial = 1200
    static let floor = 100

    let value: Int
    let gamesPlayed: Int

    init(value: Int = PlayerRating.initial, gamesPlayed: Int = 0) {
        self.value = value
        self.gamesPlayed = gamesPlayed
    }

    /// How strongly one game moves the rating.
    var volatility: Double {
        if gamesPlayed < 10 { return 45 }
        return value >= 2000 ? 15 : 25
    }

    func expectedPoints(against opponent: PlayerRating) -> Double {
        1 / (1 + pow(10, Double(opponent.value - value) / 400))
    }

    func delta(for outcome: MatchOutcome, against opponent: PlayerRating) -> Int {
        let change = volatility * (outcome.points - expectedPoints(against: opponent))
        return Int(change.rounded())
    }

    func updated(with outcome: MatchOutcome, against opponent: PlayerRating) -> PlayerRating {
        let newValue = value + delta(for: outcome, against: opponent)
        return PlayerRating(value: max(newValue, Self.floor), gamesPlayed: gamesPlayed + 1)
    }
}

func playMatch(
    _ first: PlayerRating,
    _ second: PlayerRating,
    outcomeForFirst outcome: MatchOutcome
) -> (first: PlayerRating, second: PlayerRating) {
    (
        first.updated(with: outcome, against: second),
        second.updated(with: outcome.flipped, against: first)
    )
}
