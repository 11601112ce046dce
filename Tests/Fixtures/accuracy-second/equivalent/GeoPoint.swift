import Foundation

struct GeoPoint: Hashable, Codable {
    let latitude: Double
    let longitude: Double

    enum CodingKeys: String, CodingKey {
        case latitude = "lat"
        case longitude = "lng"
    }

    static let earthRadiusMeters = 6_371_008.8

    var isValid: Bool {
        (-90...90).contains(latitude) && (-180...180).contains(longitude)
    }

    /// Great-circle distance in meters.
    func distance(to other: GeoPoint) -> Double {
        let lat1 = latitude.radians
        let lat2 = other.latitude.radians
        let dLat = lat2 - lat1
        let dLon = (other.longitude - longitude).radians
        let a = sin(dLat / 2) * sin(dLat / 2)
            + cos(lat1) * cos(lat2) * sin(dLon / 2) * sin(dLon / 2)
        return 2 * GeoPoint.earthRadiusMeters * atan2(sqrt(a), sqrt(max(0, 1 - a)))
    }

    /// Initial bearing in degrees, 0..<360 clockwise from north.
    func bearing(to other: GeoPoint) -> Double {
        let lat1 = latitude.radians
        let lat2 = other.latitude.radians
        let dLon = (other.longitude - longitude).radians
        let y = sin(dLon) * cos(lat2)
        let x = cos(lat1) * sin(lat2) - sin(lat1) * cos(lat2) * cos(dLon)
        let degrees = atan2(y, x).degrees
        return (degrees + 360).truncatingRemainder(dividingBy: 360)
    }

    func destination(bearing: Double, distance: Double) -> GeoPoint {
        let delta = distance / GeoPoint.earthRadiusMeters
        let theta = bearing.radians
        let lat1 = latitude.radians
        let lat2 = asin(sin(lat1) * cos(delta) + cos(lat1) * sin(delta) * cos(theta))
        let lon2 = longitude.radians + atan2(
            sin(theta) * sin(delta) * cos(lat1),
            cos(delta) - sin(lat1) * sin(lat2)
        )
        return GeoPoint(latitude: lat2.degrees, longitude: GeoPoint.normalized(lon2.degrees))
    }

    private static func normalized(_ longitude: Double) -> Double {
        if longitude > 180 { return longitude - 360 }
        if longitude < -180 { return longitude + 360 }
        return longitude
    }
}

extension Collection where Element == GeoPoint {
    /// Length of the path in meters.
    var pathLength: Double {
        zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
}

private extension Double {
    var radians: Double { self * .pi / 180 }
    var degrees: Double { self * 180 / .pi }
}
