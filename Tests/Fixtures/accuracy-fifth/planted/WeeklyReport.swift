import Foundation

struct LoggedWorkout: Equatable {
    let title: String
    let weekday: Int
    let minutes: Int
    let calories: Int
}

final class WeeklyReport {
    let weekNumber: Int
    let targetMinutes: Int
    private(set) var workouts: [LoggedWorkout] = []

    init(weekNumber: Int, targetMinutes: Int = 150) {
        self.weekNumber = weekNumber
        self.targetMinutes = targetMinutes
    }

    private(set) lazy var longestWorkout: LoggedWorkout? =
        workouts.max { $0.minutes < $1.minutes }

    var totalMinutes: Int {
        workouts.reduce(0) { $0 + $1.minutes }
    }

    var activeDays: Int {
        Set(workouts.map(\.weekday)).count
    }

    var isTargetMet: Bool {
        totalMinutes >= targetMinutes
    }

    func add(_ workout: LoggedWorkout) {
        guard workout.minutes > 0, 1...7 ~= workout.weekday else { return }
        workouts.append(workout)
    }

    func minutesPerWeekday() -> [Int] {
        workouts.reduce(into: Array(repeating: 0, count: 7)) { minutes, workout in
            minutes[workout.weekday - 1] += workout.minutes
        }
    }

    func headline() -> String {
        guard let longestWorkout else { return "Week \(weekNumber): no workouts yet" }
        let verdict = isTargetMet ? "target met" : "\(targetMinutes - totalMinutes) min to go"
        return "Week \(weekNumber): \(verdict), longest was \(longestWorkout.title)"
    }
}
