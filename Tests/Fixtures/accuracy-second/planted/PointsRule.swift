import Foundation

protocol PointsRule {
    var id: String { get }
    func basePoints(for purchase: Purchase) -> Int
}

extension PointsRule {
    func multiplier(for purchase: Purchase) -> Int { 1 }

    func points(for purchase: Purchase) -> Int {
        guard purchase.amountInCents > 0 else { return 0 }
        return basePoints(for: purchase) * multiplier(for: purchase)
    }
}

struct StandardRule: PointsRule {
    let id = "standard"

    func basePoints(for purchase: Purchase) -> Int {
        purchase.amountInCents / 100
    }
}

struct WeekendRule: PointsRule {
    let id = "weekend"

    func basePoints(for purchase: Purchase) -> Int {
        purchase.amountInCents / 200
    }

    func multiplier(for purchase: Purchase) -> Int {
        purchase.isWeekend ? 3 : 1
    }
}

struct CategoryRule: PointsRule {
    let id: String
    let category: String
    let bonus: Int

    func basePoints(for purchase: Purchase) -> Int {
        purchase.category == category ? bonus : 0
    }
}

final class PointsCalculator {
    private let rules: [PointsRule]

    init(rules: [PointsRule]) {
        self.rules = rules
    }

    func total(for purchase: Purchase) -> Int {
        rules.reduce(0) { $0 + $1.points(for: purchase) }
    }

    func breakdown(for purchase: Purchase) -> [String: Int] {
        var result: [String: Int] = [:]
        for rule in rules {
            result[rule.id, default: 0] += rule.points(for: purchase)
        }
        return result
    }
}
