import Foundation

struct TrackPoint {
    let distanceMeters: Double
    let elapsedSeconds: Double
}

enum DistanceUnit {
    case kilometers
    case miles

    var meters: Double {
        switch self {
        case .kilometers: return 1000
        case .miles: return 1609.344
        }
    }

    var abbreviation: String { self == .kilometers ? "km" : "mi" }
}

struct PaceCalculator {
    var unit: DistanceUnit = .kilometers

    /// Whole seconds per unit, nil for a run without distance or time.
    func averagePace(of points: [TrackPoint]) -> Int? {
        guard let first = points.first, let last = points.last else { return nil }
        let distance = last.distanceMeters - first.distanceMeters
        let time = last.elapsedSeconds - first.elapsedSeconds
        guard distance > 0, time > 0 else { return nil }
        return Int(floor(time / distance * unit.meters))
    }

    /// Duration of each completed unit, interpolated between the two nearest points.
    func splits(of points: [TrackPoint]) -> [Int] {
        var crossings: [Double] = [0]
        for (from, to) in zip(points, points.dropFirst()) {
            while case let mark = Double(crossings.count) * unit.meters,
                  from.distanceMeters < mark, mark <= to.distanceMeters {
                let share = (mark - from.distanceMeters) / (to.distanceMeters - from.distanceMeters)
                crossings.append(from.elapsedSeconds + share * (to.elapsedSeconds - from.elapsedSeconds))
            }
        }
        return zip(crossings, crossings.dropFirst()).map { Int(floor($1 - $0)) }
    }

    func format(paceSeconds: Int?) -> String {
        guard let paceSeconds, paceSeconds > 0 else { return "–:–– /\(unit.abbreviation)" }
        let (minutes, seconds) = paceSeconds.quotientAndRemainder(dividingBy: 60)
        return String(format: "%d:%02d /%@", minutes, seconds, unit.abbreviation)
    }
}
