import Foundation

struct StepEntry {
    let timestamp: Date
    let steps: Int
}

struct StreakSummary: Equatable {
    let current: Int
    let longest: Int
    let stepsToday: Int
}

struct StreakCalculator {
    let dailyGoal: Int
    let timeZone: TimeZone

    /// Entries later than `now` are ignored. A day that is still short of the goal
    /// does not break the running streak until it is over.
    func summary(of entries: [StepEntry], asOf now: Date) -> StreakSummary {
        let today = epochDay(of: now)
        let totals = entries
            .filter { $0.timestamp <= now }
            .reduce(into: [Int: Int]()) { totals, entry in
                totals[epochDay(of: entry.timestamp), default: 0] += entry.steps
            }
        let reached = Set(totals.filter { $0.value >= dailyGoal }.keys)

        let anchor = reached.contains(today) ? today : today - 1
        let longest = reached
            .filter { !reached.contains($0 - 1) }
            .map { runLength(from: $0, step: 1, in: reached) }
            .max()

        return StreakSummary(
            current: runLength(from: anchor, step: -1, in: reached),
            longest: longest ?? 0,
            stepsToday: totals[today] ?? 0
        )
    }

    private func runLength(from day: Int, step: Int, in days: Set<Int>) -> Int {
        var cursor = day
        var length = 0
        while days.contains(cursor) {
            length += 1
            cursor += step
        }
        return length
    }

    /// Days since 1970-01-01 on the wall calendar of `timeZone`.
    private func epochDay(of date: Date) -> Int {
        let local = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        return Int((local / 86_400).rounded(.down))
    }
}
