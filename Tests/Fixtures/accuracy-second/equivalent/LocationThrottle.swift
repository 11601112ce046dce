import Foundation

struct LocationSample: Equatable {
    let latitude: Double
    let longitude: Double
    let accuracy: Double
    let timestamp: Date
}

/// Decides which location samples are worth sending to the backend.
final class LocationThrottle {
    struct Limits {
        var minimumInterval: TimeInterval = 15
        var maximumInterval: TimeInterval = 120
        var minimumDistance: Double = 40
        var maximumAccuracy: Double = 65
    }

    private let limits: Limits
    private var lastSent: LocationSample?
    private(set) var droppedCount = 0

    init(limits: Limits = Limits()) {
        self.limits = limits
    }

    func accept(_ sample: LocationSample) -> Bool {
        guard sample.accuracy >= 0, sample.accuracy <= limits.maximumAccuracy else {
            droppedCount += 1
            return false
        }
        guard let last = lastSent else {
            lastSent = sample
            return true
        }
        let elapsed = sample.timestamp.timeIntervalSince(last.timestamp)
        let moved = Self.distance(from: last, to: sample) >= limits.minimumDistance
        let due = elapsed >= limits.maximumInterval || (moved && elapsed >= limits.minimumInterval)
        if due {
            lastSent = sample
        } else {
            droppedCount += 1
        }
        return due
    }

    func reset() {
        lastSent = nil
        droppedCount = 0
    }

    private static func distance(from a: LocationSample, to b: LocationSample) -> Double {
        let earthRadius = 6_371_000.0
        let dLat = (b.latitude - a.latitude) * .pi / 180
        let dLon = (b.longitude - a.longitude) * .pi / 180
        let lat1 = a.latitude * .pi / 180
        let lat2 = b.latitude * .pi / 180
        let h = sin(dLat / 2) * sin(dLat / 2) + cos(lat1) * cos(lat2) * sin(dLon / 2) * sin(dLon / 2)
        return 2 * earthRadius * asin(min(1, sqrt(h)))
    }
}
