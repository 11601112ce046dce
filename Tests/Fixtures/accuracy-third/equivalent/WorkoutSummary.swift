import Foundation

struct WorkoutSummary {
    let distanceMeters: Int
    let durationSeconds: Int
    let splits: [Int]

    init(distanceMeters: Int, durationSeconds: Int, splits: [Int] = []) {
        self.distanceMeters = max(distanceMeters, 0)
        self.durationSeconds = max(durationSeconds, 0)
        self.splits = splits
    }

    /// "1:02:05" from one hour on, otherwise "4:09".
    var durationText: String {
        Self.clock(durationSeconds)
    }

    /// Seconds per kilometre, nil when nothing was covered.
    var pace: Int? {
        guard distanceMeters > 0 else { return nil }
        return durationSeconds * 1000 / distanceMeters
    }

    var paceText: String {
        pace.map { "\(Self.clock($0)) /km" } ?? "–"
    }

    var distanceText: String {
        guard distanceMeters >= 1000 else { return "\(distanceMeters) m" }
        return String(format: "%d.%02d km", distanceMeters / 1000, distanceMeters % 1000 / 10)
    }

    /// Index of the quickest split, the earliest one if several are equal.
    var fastestSplit: Int? {
        splits.indices.min { splits[$0] < splits[$1] }
    }

    var isNegativeSplit: Bool {
        guard splits.count >= 2 else { return false }
        let half = splits.count / 2
        return splits.suffix(half).reduce(0, +) < splits.prefix(half).reduce(0, +)
    }

    private static func clock(_ total: Int) -> String {
        let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, seconds)
            : String(format: "%d:%02d", minutes, seconds)
    }
}
