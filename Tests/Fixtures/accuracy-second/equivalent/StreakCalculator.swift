import Foundation

struct Streak: Equatable {
    let current: Int
    let longest: Int
    let lastActiveDay: Date?

    static let none = Streak(current: 0, longest: 0, lastActiveDay: nil)
}

struct StreakCalculator {
    let calendar: Calendar
    var allowedGap = 1

    func streak(for activities: [Date], today now: Date) -> Streak {
        let days = Set(activities.map { calendar.startOfDay(for: $0) }).sorted()
        guard let lastDay = days.last else { return .none }

        var longest = 1
        var run = 1
        for (previous, day) in zip(days, days.dropFirst()) {
            if distance(from: previous, to: day) <= allowedGap {
                run += 1
            } else {
                run = 1
            }
            longest = max(longest, run)
        }

        let today = calendar.startOfDay(for: now)
        let isAlive = distance(from: lastDay, to: today) <= allowedGap
        return Streak(
            current: isAlive ? run : 0,
            longest: longest,
            lastActiveDay: lastDay
        )
    }

    func isAtRisk(_ streak: Streak, today now: Date) -> Bool {
        guard streak.current > 0, let lastDay = streak.lastActiveDay else { return false }
        return distance(from: lastDay, to: calendar.startOfDay(for: now)) == allowedGap
    }

    private func distance(from start: Date, to end: Date) -> Int {
        calendar.dateComponents([.day], from: start, to: end).day ?? 0
    }
}
