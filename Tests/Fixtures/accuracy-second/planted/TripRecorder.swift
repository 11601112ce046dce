import Foundation

public struct TripPoint: Equatable {
    public let coordinate: Coordinate
    public let timestampMillis: Int64
}

public struct TripSummary: Equatable {
    public let distanceMeters: Double
    public let durationMillis: Int64
    public let pointCount: Int
}

public final class TripRecorder {
    private var points: [TripPoint] = []

    public init() {}

    public var isEmpty: Bool { points.isEmpty }

    /// Batches may be delivered late and out of order.
    public func append(_ batch: [TripPoint]) {
        let known = Set(points.map(\.timestampMillis))
        points.append(contentsOf: batch.filter { !known.contains($0.timestampMillis) })
        points.sort { $0.timestampMillis < $1.timestampMillis }
    }

    public func finish() -> TripSummary? {
        guard let first = points.first, let last = points.last, points.count >= 2 else {
            points = []
            return nil
        }
        let distance = zip(points, points.dropFirst())
            .map { $0.coordinate.distance(to: $1.coordinate) }
            .reduce(0, +)
        let summary = TripSummary(
            distanceMeters: distance,
            durationMillis: last.timestampMillis - first.timestampMillis,
            pointCount: points.count
        )
        points = []
        return summary
    }
}
