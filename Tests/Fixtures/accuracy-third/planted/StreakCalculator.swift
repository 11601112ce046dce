import Foundation

/// Derives day streaks from the times at which exercises were finished (seconds since 1970).
struct StreakCalculator {
    private let calendar = Calendar(identifier: .gregorian)

    /// The longest run of consecutive days with at least one exercise.
    func longestStreak(_ finishedAt: [Int]) -> Int {
        runs(finishedAt).map(\.length).max() ?? 0
    }

    /// The run that reaches up to `now`, or to the day before it; 0 if there is none.
    func currentStreak(_ finishedAt: [Int], now: Int) -> Int {
        let today = day(of: now)
        let past = finishedAt.filter { $0 <= now }
        guard let last = runs(past).last, daysBetween(last.end, today) <= 1 else { return 0 }
        return last.length
    }

    func activeDays(_ finishedAt: [Int]) -> Int {
        Set(finishedAt.map(day)).count
    }

    private struct Run {
        var end: Date
        var length = 1
    }

    private func runs(_ finishedAt: [Int]) -> [Run] {
        Set(finishedAt.map(day)).sorted().reduce(into: []) { runs, day in
            if let last = runs.last, daysBetween(last.end, day) == 1 {
                runs[runs.count - 1] = Run(end: day, length: last.length + 1)
            } else {
                runs.append(Run(end: day))
            }
        }
    }

    private func day(of seconds: Int) -> Date {
        calendar.startOfDay(for: Date(timeIntervalSince1970: TimeInterval(seconds)))
    }

    private func daysBetween(_ earlier: Date, _ later: Date) -> Int {
        calendar.dateComponents([.day], from: earlier, to: later).day ?? 0
    }
}
