import Foundation

struct CompletedWorkout {
    let id: String
    let finishedAtEpochSeconds: Int64
}

struct Streak: Equatable {
    let days: Int
    let lastDay: Int?
}

/// Days are numbered from 1970-01-01.
struct StreakCalculator {

    func streak(of workouts: [CompletedWorkout], today: Int) -> Streak {
        let days = Set(workouts.map(dayNumber))
        guard let last = days.max() else {
            return Streak(days: 0, lastDay: nil)
        }
        guard today - last <= 1 else {
            return Streak(days: 0, lastDay: last)
        }
        var length = 0
        var day = last
        while days.contains(day) {
            length += 1
            day -= 1
        }
        return Streak(days: length, lastDay: last)
    }

    func message(for streak: Streak) -> String {
        streak.days == 0 ? "Start a new streak today!" : "🔥 \(streak.days)"
    }

    private func dayNumber(_ workout: CompletedWorkout) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let epoch = Date(timeIntervalSince1970: 0)
        let date = Date(timeIntervalSince1970: TimeInterval(workout.finishedAtEpochSeconds))
        return calendar.dateComponents([.day], from: epoch, to: date).day ?? 0
    }
}
