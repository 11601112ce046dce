import Foundation

struct Waypoint {
    let latitude: Double
    let longitude: Double

    /// `nil` when the values are outside of the globe.
    init?(latitude: Double, longitude: Double) {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }
}

enum GeoDistance {
    private static let earthRadius = 6_371_008.8

    /// Great circle distance in metres (haversine).
    static func between(_ a: Waypoint, _ b: Waypoint) -> Double {
        let dLat = radians(b.latitude - a.latitude)
        let dLon = radians(b.longitude - a.longitude)
        let sinLat = sin(dLat / 2)
        let sinLon = sin(dLon / 2)
        let h = sinLat * sinLat
            + cos(radians(a.latitude)) * cos(radians(b.latitude)) * sinLon * sinLon
        return 2 * earthRadius * asin(min(1, h.squareRoot()))
    }

    static func length(of track: [Waypoint]) -> Double {
        zip(track, track.dropFirst()).reduce(0) { $0 + between($1.0, $1.1) }
    }

    /// The closest candidate, the first of them if there are several.
    static func nearest(to origin: Waypoint, among candidates: [Waypoint]) -> Waypoint? {
        candidates
            .map { (candidate: $0, distance: between(origin, $0)) }
            .min { $0.distance < $1.distance }?
            .candidate
    }

    private static func radians(_ degrees: Double) -> Double {
        degrees / 180 * .pi
    }
}
