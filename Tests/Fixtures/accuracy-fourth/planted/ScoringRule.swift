import Foundation

struct Play {
    let hits: Int
    let misses: Int
    let secondsLeft: Int
    let longestCombo: Int
}

protocol ScoringRule {
    var title: String { get }
    func basePoints(for play: Play) -> Int
}

extension ScoringRule {
    func bonus(for play: Play) -> Int {
        play.misses == 0 ? 250 : 0
    }

    func total(for play: Play) -> Int {
        max(0, basePoints(for: play) + bonus(for: play))
    }
}

struct ClassicRule: ScoringRule {
    let title = "Classic"

    func basePoints(for play: Play) -> Int {
        play.hits * 100 - play.misses * 40
    }
}

struct BlitzRule: ScoringRule {
    let title = "Blitz"
    let secondValue: Int

    func basePoints(for play: Play) -> Int {
        play.hits * 80
    }

    func bonus(for play: Play) -> Int {
        play.secondsLeft * secondValue
    }
}

struct Scoreboard {
    struct Row: Equatable {
        let title: String
        let points: Int
    }

    private let rules: [ScoringRule]

    init(rules: [ScoringRule]) {
        self.rules = rules
    }

    func rows(for play: Play) -> [Row] {
        rules.map { Row(title: $0.title, points: $0.total(for: play)) }
    }

    func best(for plays: [Play]) -> Int? {
        plays.flatMap(rows(for:)).map(\.points).max()
    }

    /// Stars on the result screen: hit rate in thirds, combos of 20 or more add one.
    func stars(for play: Play) -> Int {
        let shots = play.hits + play.misses
        guard shots > 0 else { return 0 }
        return play.hits * 3 / shots + (play.longestCombo >= 20 ? 1 : 0)
    }
}
