import Foundation

enum Category: String, CaseIterable {
    case ones, twos, threes, fours, fives, sixes
    case threeOfAKind, fourOfAKind, fullHouse
    case smallStraight, largeStraight, fiveOfAKind, chance

    /// Face counted by the upper section, `nil` for the lower section.
    var face: Int? {
        switch self {
        case .ones: return 1
        case .twos: return 2
        case .threes: return 3
        case .fours: return 4
        case .fives: return 5
        case .sixes: return 6
        default: return nil
        }
    }
}

enum ScorecardError: Error {
    case invalidDice
    case alreadyScored(Category)
}

struct DiceScorecard {
    private static let upperBonusThreshold = 63
    private static let upperBonus = 35

    private let entries: [Category: Int]

    init() { entries = [:] }

    private init(entries: [Category: Int]) { self.entries = entries }

    subscript(category: Category) -> Int? { entries[category] }

    var upperTotal: Int {
        entries.filter { $0.key.face != nil }.values.reduce(0, +)
    }

    var bonus: Int { upperTotal >= Self.upperBonusThreshold ? Self.upperBonus : 0 }

    var total: Int { entries.values.reduce(0, +) + bonus }

    var isComplete: Bool { entries.count == Category.allCases.count }

    func scoring(_ dice: [Int], as category: Category) throws -> DiceScorecard {
        guard dice.count == 5, dice.allSatisfy((1...6).contains) else { throw ScorecardError.invalidDice }
        guard entries[category] == nil else { throw ScorecardError.alreadyScored(category) }
        return DiceScorecard(entries: entries.merging([category: Self.points(dice, category)]) { $1 })
    }

    static func points(_ dice: [Int], _ category: Category) -> Int {
        let sum = dice.reduce(0, +)
        let groups = Dictionary(grouping: dice) { $0 }.mapValues(\.count)
        let largest = groups.values.max() ?? 0

        switch category {
        case .ones, .twos, .threes, .fours, .fives, .sixes:
            return dice.filter { $0 == category.face }.reduce(0, +)
        case .threeOfAKind: return largest >= 3 ? sum : 0
        case .fourOfAKind: return largest >= 4 ? sum : 0
        case .fullHouse: return groups.values.sorted() == [2, 3] ? 25 : 0
        case .smallStraight: return longestRun(dice) >= 4 ? 30 : 0
        case .largeStraight: return longestRun(dice) >= 5 ? 40 : 0
        case .fiveOfAKind: return largest == 5 ? 50 : 0
        case .chance: return sum
        }
    }

    private static func longestRun(_ dice: [Int]) -> Int {
        var best = 0, run = 0
        for face in 1...6 {
            run = dice.contains(face) ? run + 1 : 0
            best = max(best, run)
        }
        return best
    }
}
