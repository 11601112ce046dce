import Foundation

struct GeoPoint {
    let latitude: Double
    let longitude: Double

    init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Great-circle distance in whole metres.
    func distance(to other: GeoPoint) -> Int {
        let phi1 = latitude.radians
        let phi2 = other.latitude.radians
        let dPhi = (other.latitude - latitude).radians
        let dLambda = (other.longitude - longitude).radians

        let a = pow(sin(dPhi / 2), 2) + cos(phi1) * cos(phi2) * pow(sin(dLambda / 2), 2)
        let angle = 2 * asin(min(1, sqrt(a)))
        return Int((angle * Self.earthRadius).rounded())
    }

    func nearest(in candidates: [GeoPoint], within meters: Int = .max) -> GeoPoint? {
        candidates
            .map { (point: $0, distance: distance(to: $0)) }
            .filter { $0.distance <= meters }
            .min { $0.distance < $1.distance }?
            .point
    }

    private static let earthRadius = 6_371_000.0
}

extension GeoPoint: CustomStringConvertible {
    /// 52°31'12"N 13°24'17"E
    var description: String {
        let northSouth = Self.dms(latitude) + (latitude < 0 ? "S" : "N")
        let eastWest = Self.dms(longitude) + (longitude < 0 ? "W" : "E")
        return "\(northSouth) \(eastWest)"
    }

    private static func dms(_ degrees: Double) -> String {
        let total = Int(abs(degrees) * 3600)
        return String(format: "%d°%02d'%02d\"", total / 3600, total / 60 % 60, total % 60)
    }
}

private extension Double {
    var radians: Double { self * .pi / 180 }
}
