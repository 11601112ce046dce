import Foundation

struct PointsEntry {
    let id: String
    let earnedAt: Date
    let points: Int
    fileprivate(set) var spent: Int = 0

    var remaining: Int { points - spent }
}

enum LoyaltyError: Error {
    case insufficientPoints(available: Int)
    case invalidAmount
}

final class LoyaltyLedger {
    private static let lifetime: TimeInterval = 365 * 24 * 60 * 60

    private let now: () -> Date
    private(set) var entries: [PointsEntry] = []

    init(now: @escaping () -> Date = Date.init) {
        self.now = now
    }

    var balance: Int {
        let current = now()
        return entries
            .filter { !isExpired($0, at: current) }
            .reduce(0) { $0 + $1.remaining }
    }

    func earn(id: String, amountInCents: Int) {
        let points = amountInCents / 100
        guard points > 0, !entries.contains(where: { $0.id == id }) else { return }
        entries.append(PointsEntry(id: id, earnedAt: now(), points: points))
    }

    func redeem(_ points: Int) throws {
        guard points > 0 else { throw LoyaltyError.invalidAmount }
        let available = balance
        guard points <= available else {
            throw LoyaltyError.insufficientPoints(available: available)
        }

        let current = now()
        var outstanding = points
        for index in entries.indices where !isExpired(entries[index], at: current) {
            guard outstanding > 0 else { break }
            let used = min(entries[index].remaining, outstanding)
            entries[index].spent += used
            outstanding -= used
        }
    }

    func purgeExpired() -> Int {
        let current = now()
        let before = entries.count
        entries.removeAll { isExpired($0, at: current) || $0.remaining == 0 }
        return before - entries.count
    }

    private func isExpired(_ entry: PointsEntry, at date: Date) -> Bool {
        date.timeIntervalSince(entry.earnedAt) >= Self.lifetime
    }
}
