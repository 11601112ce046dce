enum ScoreCategory: Equatable {
    case number(Int)
    case threeOfAKind, fourOfAKind, fullHouse
    case smallStraight, largeStraight
    case yahtzee, chance
}

struct YahtzeeRoll: Equatable {
    let dice: [Int]

    init?(dice: [Int]) {
        guard dice.count == 5, dice.allSatisfy((1...6).contains) else { return nil }
        self.dice = dice
    }

    func score(_ category: ScoreCategory) -> Int {
        switch category {
        case .number(let face): return dice.filter { $0 == face }.count * face
        case .threeOfAKind: return highestCount >= 3 ? sum : 0
        case .fourOfAKind: return highestCount >= 4 ? sum : 0
        case .fullHouse: return counts.values.sorted() == [2, 3] ? 25 : 0
        case .smallStraight: return hasRun(of: 4) ? 30 : 0
        case .largeStraight: return hasRun(of: 5) ? 40 : 0
        case .yahtzee: return highestCount == 5 ? 50 : 0
        case .chance: return sum
        }
    }

    /// The first of the best categories in the given order.
    func best(of categories: [ScoreCategory]) -> ScoreCategory? {
        categories.max { score($0) < score($1) }
    }

    private var sum: Int { dice.reduce(0, +) }

    private var counts: [Int: Int] {
        Dictionary(grouping: dice, by: { $0 }).mapValues(\.count)
    }

    private var highestCount: Int { counts.values.max() ?? 0 }

    private func hasRun(of length: Int) -> Bool {
        let faces = Set(dice)
        return (1...(7 - length)).contains { faces.isSuperset(of: $0..<($0 + length)) }
    }
}

struct ScoreCard {
    private(set) var upper: [Int: Int] = [:]

    static let bonusThreshold = 63
    static let bonus = 35

    var upperTotal: Int {
        let total = upper.values.reduce(0, +)
        return total >= Self.bonusThreshold ? total + Self.bonus : total
    }

    func entering(_ roll: YahtzeeRoll, face: Int) -> ScoreCard? {
        guard (1...6).contains(face), upper[face] == nil else { return nil }
        var card = self
        card.upper[face] = roll.score(.number(face))
        return card
    }
}
