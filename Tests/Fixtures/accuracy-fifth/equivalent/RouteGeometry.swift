import Foundation

struct Coordinate: Equatable {
    let latitude: Double
    let longitude: Double

    /// Great circle distance in metres.
    func distance(to other: Coordinate) -> Double {
        let phi1 = latitude * .pi / 180
        let phi2 = other.latitude * .pi / 180
        let sinLat = sin((phi2 - phi1) / 2)
        let sinLon = sin((other.longitude - longitude) * .pi / 180 / 2)
        let a = sinLat * sinLat + cos(phi1) * cos(phi2) * sinLon * sinLon
        return 2 * RouteGeometry.earthRadius * asin(min(1, sqrt(a)))
    }
}

struct BoundingBox: Equatable {
    let south: Double, west: Double, north: Double, east: Double
}

final class RouteGeometry {
    static let earthRadius = 6_371_000.0

    let points: [Coordinate]

    private lazy var segments: [Double] = zip(points, points.dropFirst()).map { $0.distance(to: $1) }

    init(points: [Coordinate]) {
        self.points = points
    }

    var length: Double { segments.reduce(0, +) }

    var bounds: BoundingBox? {
        guard let first = points.first else { return nil }
        let box = BoundingBox(south: first.latitude, west: first.longitude,
                              north: first.latitude, east: first.longitude)
        return points.dropFirst().reduce(box) { box, point in
            BoundingBox(
                south: min(box.south, point.latitude),
                west: min(box.west, point.longitude),
                north: max(box.north, point.latitude),
                east: max(box.east, point.longitude)
            )
        }
    }

    /// The place of a vehicle which has covered `fraction` of the way.
    func point(at fraction: Double) -> Coordinate? {
        guard fraction > 0 else { return points.first }

        var remaining = fraction * length
        for (index, segment) in segments.enumerated() {
            if remaining < segment {
                let start = points[index], end = points[index + 1]
                let t = remaining / segment
                return Coordinate(
                    latitude: start.latitude + (end.latitude - start.latitude) * t,
                    longitude: start.longitude + (end.longitude - start.longitude) * t
                )
            }
            remaining -= segment
        }
        return points.last
    }

    func indexOfNearestPoint(to coordinate: Coordinate) -> Int? {
        points.indices.min { points[$0].distance(to: coordinate) < points[$1].distance(to: coordinate) }
    }
}
