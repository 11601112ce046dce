import Foundation

final class GameRound {
    var scores: [Int]

    init(scores: [Int]) {
        self.scores = scores
    }

    func chronological() -> [String] {
        scores.enumerated().map { "Throw \($0.offset + 1): \($0.element)" }
    }
}

struct RoundScores {
    private let counted: Int

    init(counted: Int = 3) {
        self.counted = counted
    }

    func best(of round: GameRound) -> [Int] {
        var ordered = round.scores
        ordered.sort(by: >)
        return Array(ordered.prefix(counted))
    }

    func total(of round: GameRound) -> Int {
        best(of: round).reduce(0, +)
    }

    func headline(for round: GameRound) -> String {
        switch total(of: round) {
        case 0:
            return "No points yet"
        case 1:
            return "1 point"
        case let points:
            return "\(points) points"
        }
    }

    func lines(for round: GameRound) -> [String] {
        [headline(for: round)] + round.chronological()
    }
}
