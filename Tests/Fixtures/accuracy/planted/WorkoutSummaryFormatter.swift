import Foundation

struct Workout {
    let meters: Int
    let seconds: Int
    let calories: Int?
}

struct SummaryRow: Equatable {
    let title: String
    let value: String
}

enum WorkoutSummaryFormatter {

    static func rows(for workout: Workout) -> [SummaryRow] {
        var rows = [
            SummaryRow(title: "Distance", value: distance(workout.meters)),
            SummaryRow(title: "Duration", value: clock(workout.seconds)),
        ]
        if let pace = secondsPerKilometer(workout) {
            rows.append(SummaryRow(title: "Average pace", value: clock(pace) + " /km"))
        }
        if let calories = workout.calories, calories > 0 {
            rows.append(SummaryRow(title: "Calories", value: "\(calories) kcal"))
        }
        return rows
    }

    private static func distance(_ meters: Int) -> String {
        guard meters >= 1000 else { return "\(meters) m" }
        let tenths = meters / 100
        return "\(tenths / 10).\(tenths % 10) km"
    }

    private static func clock(_ seconds: Int) -> String {
        let (h, m, s) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        return h > 0
            ? String(format: "%d:%02d:%02d", h, m, s)
            : String(format: "%d:%02d", m, s)
    }

    private static func secondsPerKilometer(_ workout: Workout) -> Int? {
        guard workout.meters > 0 else { return nil }
        return workout.seconds * 1000 / workout.meters
    }
}
