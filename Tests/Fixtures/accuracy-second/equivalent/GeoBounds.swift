import Foundation

struct GeoPoint: Hashable, Codable {
    let latitude: Double
    let longitude: Double

    enum CodingKeys: String, CodingKey {
        case latitude = "lat"
        case longitude = "lng"
    }

    var isValid: Bool {
        (-90.0...90.0).contains(latitude) && (-180.0...180.0).contains(longitude)
    }

    func distance(to other: GeoPoint) -> Double {
        let earthRadius = 6_371_000.0
        let dLat = (other.latitude - latitude).radians
        let dLng = (other.longitude - longitude).radians
        let a = sin(dLat / 2) * sin(dLat / 2)
            + cos(latitude.radians) * cos(other.latitude.radians) * sin(dLng / 2) * sin(dLng / 2)
        return 2 * earthRadius * asin(min(1.0, sqrt(a)))
    }
}

struct GeoBounds: Hashable {
    private(set) var southWest: GeoPoint
    private(set) var northEast: GeoPoint

    init?(points: [GeoPoint]) {
        let valid = points.filter { $0.isValid }
        guard let first = valid.first else { return nil }
        southWest = first
        northEast = first
        for point in valid.dropFirst() {
            extend(with: point)
        }
    }

    var center: GeoPoint {
        GeoPoint(
            latitude: (southWest.latitude + northEast.latitude) / 2,
            longitude: (southWest.longitude + northEast.longitude) / 2
        )
    }

    func contains(_ point: GeoPoint) -> Bool {
        point.latitude >= southWest.latitude && point.latitude <= northEast.latitude
            && point.longitude >= southWest.longitude && point.longitude <= northEast.longitude
    }

    private mutating func extend(with point: GeoPoint) {
        southWest = GeoPoint(latitude: min(southWest.latitude, point.latitude),
                             longitude: min(southWest.longitude, point.longitude))
        northEast = GeoPoint(latitude: max(northEast.latitude, point.latitude),
                             longitude: max(northEast.longitude, point.longitude))
    }
}

private extension Double {
    var radians: Double { self * .pi / 180 }
}
