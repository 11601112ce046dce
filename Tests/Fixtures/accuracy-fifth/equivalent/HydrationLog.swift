import Foundation

struct DrinkEntry: Equatable, Sendable {
    let id: Int
    let millilitres: Int
    let loggedAt: Int64
}

struct HydrationSummary: Equatable, Sendable {
    let total: Int
    let remaining: Int
    let percent: Int
}

enum HydrationError: Error, Equatable {
    case invalidAmount(Int)
    case dailyLimitExceeded
}

actor HydrationLog {
    private static let dailyLimit = 10_000

    private let goal: Int
    private var entries: [DrinkEntry] = []
    private var nextID = 1

    init(goal: Int) {
        precondition(goal > 0)
        self.goal = goal
    }

    private var total: Int { entries.reduce(0) { $0 + $1.millilitres } }

    @discardableResult
    func log(_ millilitres: Int, at time: Int64) throws -> DrinkEntry {
        guard 1...3_000 ~= millilitres else {
            throw HydrationError.invalidAmount(millilitres)
        }
        guard total + millilitres <= Self.dailyLimit else {
            throw HydrationError.dailyLimitExceeded
        }
        let entry = DrinkEntry(id: nextID, millilitres: millilitres, loggedAt: time)
        nextID += 1
        entries.append(entry)
        return entry
    }

    func undoLast() -> DrinkEntry? {
        entries.popLast()
    }

    func remove(id: Int) -> Bool {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return false }
        entries.remove(at: index)
        return true
    }

    func entries(since time: Int64) -> [DrinkEntry] {
        entries.filter { $0.loggedAt >= time }
    }

    func summary() -> HydrationSummary {
        let total = self.total
        return HydrationSummary(
            total: total,
            remaining: max(0, goal - total),
            percent: total * 100 / goal
        )
    }
}
