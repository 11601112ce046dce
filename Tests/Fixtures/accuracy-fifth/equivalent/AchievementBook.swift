import Foundation

struct WorkoutSummary {
    enum Kind { case run, ride, swim, strength }

    let kind: Kind
    let day: Int
    let startHour: Int
    let distanceMeters: Int
    let durationSeconds: Int
}

struct Achievement {
    let id: String
    let progress: ([WorkoutSummary]) -> Int
    let target: Int

    func isEarned(by history: [WorkoutSummary]) -> Bool {
        progress(history) >= target
    }
}

struct AchievementBook {
    static let standard = AchievementBook(achievements: [
        Achievement(id: "first-workout", progress: \.count, target: 1),
        Achievement(id: "early-bird", progress: { $0.filter { $0.startHour < 6 }.count }, target: 5),
        Achievement(
            id: "half-marathon",
            progress: { $0.filter { $0.kind == .run }.map(\.distanceMeters).max() ?? 0 },
            target: 21_097
        ),
        Achievement(id: "week-streak", progress: longestStreak, target: 7),
        Achievement(id: "all-rounder", progress: { Set($0.map(\.kind)).count }, target: 4),
    ])

    let achievements: [Achievement]

    func newlyEarned(history: [WorkoutSummary], known: Set<String> = []) -> [String] {
        achievements
            .filter { !known.contains($0.id) && $0.isEarned(by: history) }
            .map(\.id)
    }

    /// Whole percent per achievement, capped at 100.
    func percentages(history: [WorkoutSummary]) -> [String: Int] {
        Dictionary(
            achievements.map { ($0.id, min(100, $0.progress(history) * 100 / $0.target)) },
            uniquingKeysWith: { _, last in last }
        )
    }

    private static func longestStreak(_ history: [WorkoutSummary]) -> Int {
        var longest = 0, current = 0
        var previous: Int?
        for day in Set(history.map(\.day)).sorted() {
            current = previous.map { $0 + 1 } == day ? current + 1 : 1
            longest = max(longest, current)
            previous = day
        }
        return longest
    }
}
