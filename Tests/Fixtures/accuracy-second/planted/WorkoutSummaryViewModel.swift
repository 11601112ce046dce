import Foundation

enum DistanceUnit: String {
    case kilometers = "km"
    case miles = "mi"

    var meters: Double {
        switch self {
        case .kilometers: return 1_000
        case .miles: return 1_609.344
        }
    }
}

struct Workout: Equatable {
    let distanceMeters: Double
    let durationSeconds: Int
    let calories: Int
}

final class WorkoutSummaryViewModel {
    private let workout: Workout
    private(set) var unit: DistanceUnit

    var onChange: (() -> Void)?

    init(workout: Workout, unit: DistanceUnit) {
        self.workout = workout
        self.unit = unit
    }

    var distanceText: String {
        let hundredths = Int(workout.distanceMeters * 100 / unit.meters)
        return "\(hundredths / 100).\(pad(hundredths % 100)) \(unit.rawValue)"
    }

    var paceText: String {
        guard workout.distanceMeters > 0 else { return "–" }
        let seconds = Int(Double(workout.durationSeconds) * unit.meters / workout.distanceMeters)
        return "\(seconds / 60):\(pad(seconds % 60)) /\(unit.rawValue)"
    }

    var durationText: String {
        let minutes = workout.durationSeconds / 60
        return "\(minutes):\(pad(workout.durationSeconds % 60))"
    }

    var caloriesText: String? {
        workout.calories > 0 ? "\(workout.calories) kcal" : nil
    }

    func toggleUnit() {
        unit = unit == .kilometers ? .miles : .kilometers
        onChange?()
    }

    private func pad(_ value: Int) -> String {
        value < 10 ? "0\(value)" : "\(value)"
    }
}
