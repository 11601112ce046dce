import Foundation

public struct LocationSample: Equatable {
    public let coordinate: Coordinate
    public let accuracy: Double
    public let speed: Double?
    public let timestamp: Date
}

public final class LocationFilter {
    public enum Rejection: String {
        case invalidAccuracy = "invalid_accuracy"
        case stale
        case outOfOrder = "out_of_order"
        case implausibleSpeed = "implausible_speed"
        case belowDistance = "below_distance"
    }

    public enum Result: Equatable {
        case accepted(LocationSample)
        case rejected(Rejection)
    }

    private let maxAccuracy: Double
    private let maxAge: TimeInterval
    private let minDistance: Double
    private let maxSpeed: Double
    private var last: LocationSample?

    public init(
        maxAccuracy: Double = 100,
        maxAge: TimeInterval = 30,
        minDistance: Double = 10,
        maxSpeed: Double = 85
    ) {
        self.maxAccuracy = maxAccuracy
        self.maxAge = maxAge
        self.minDistance = minDistance
        self.maxSpeed = maxSpeed
    }

    public func process(_ sample: LocationSample, now: Date = Date()) -> Result {
        if sample.accuracy < 0 || sample.accuracy > maxAccuracy {
            return .rejected(.invalidAccuracy)
        }
        if now.timeIntervalSince(sample.timestamp) > maxAge {
            return .rejected(.stale)
        }
        if let last = last {
            let elapsed = sample.timestamp.timeIntervalSince(last.timestamp)
            guard elapsed > 0 else { return .rejected(.outOfOrder) }

            let distance = last.coordinate.distance(to: sample.coordinate)
            if distance / elapsed > maxSpeed {
                return .rejected(.implausibleSpeed)
            }
            if distance < max(minDistance, sample.accuracy / 2) {
                return .rejected(.belowDistance)
            }
        }
        last = sample
        return .accepted(sample)
    }

    public func reset() {
        last = nil
    }
}
