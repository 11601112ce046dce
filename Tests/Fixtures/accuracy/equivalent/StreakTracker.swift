import Foundation

struct StreakStatus: Equatable {
    let current: Int
    let longest: Int
    let isDoneToday: Bool
    let message: String
}

/// Counts consecutive training days. Today may still be open without breaking the streak.
final class StreakTracker {
    private let calendar: Calendar
    private let milestones = [7, 30, 100, 365]

    init(timeZone: TimeZone) {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = timeZone
        calendar = gregorian
    }

    func status(workouts: [Date], now: Date) -> StreakStatus {
        let today = calendar.startOfDay(for: now)
        let days = Set(workouts.map { calendar.startOfDay(for: $0) }).filter { $0 <= today }

        let done = days.contains(today)
        let current = runLength(endingAt: done ? today : before(today), in: days)
        let longest = longestRun(in: days)

        return StreakStatus(
            current: current,
            longest: longest,
            isDoneToday: done,
            message: message(current: current, done: done)
        )
    }

    private func runLength(endingAt end: Date, in days: Set<Date>) -> Int {
        var length = 0
        var day = end
        while days.contains(day) {
            length += 1
            day = before(day)
        }
        return length
    }

    private func longestRun(in days: Set<Date>) -> Int {
        var best = 0
        var run = 0
        var last: Date?
        for day in days.sorted() {
            if let last = last, before(day) == last {
                run += 1
            } else {
                run = 1
            }
            best = max(best, run)
            last = day
        }
        return best
    }

    private func message(current: Int, done: Bool) -> String {
        if current == 0 {
            return "Start a new streak today"
        }
        if !done {
            return "Keep your \(current)-day streak alive"
        }
        if milestones.contains(current) {
            return "Milestone: \(current) days in a row!"
        }
        guard let next = milestones.first(where: { $0 > current }) else {
            return "\(current) days in a row"
        }
        let missing = next - current
        return "\(missing) more \(missing == 1 ? "day" : "days") to reach \(next)"
    }

    private func before(_ day: Date) -> Date {
        calendar.startOfDay(for: calendar.date(byAdding: .day, value: -1, to: day)!)
    }
}
