import Foundation

struct GeoPoint: Equatable {
    let latitude: Double
    let longitude: Double

    var isValid: Bool {
        (-90.0...90.0).contains(latitude) && (-180.0...180.0).contains(longitude)
    }
}

/// Rectangular map viewport. West may be greater than east when it spans the antimeridian.
struct MapBounds: Equatable {
    let southWest: GeoPoint
    let northEast: GeoPoint

    init(southWest: GeoPoint, northEast: GeoPoint) {
        precondition(southWest.isValid && northEast.isValid, "corner out of range")
        precondition(southWest.latitude <= northEast.latitude, "south must not exceed north")
        self.southWest = southWest
        self.northEast = northEast
    }

    static func enclosing(_ points: [GeoPoint]) -> MapBounds? {
        let valid = points.filter(\.isValid)
        guard let south = valid.map(\.latitude).min(), let north = valid.map(\.latitude).max(),
              let west = valid.map(\.longitude).min(), let east = valid.map(\.longitude).max()
        else { return nil }
        return MapBounds(southWest: GeoPoint(latitude: south, longitude: west),
                         northEast: GeoPoint(latitude: north, longitude: east))
    }

    var crossesAntimeridian: Bool { southWest.longitude > northEast.longitude }

    var longitudeSpan: Double {
        let span = northEast.longitude - southWest.longitude
        return crossesAntimeridian ? span + 360 : span
    }

    var center: GeoPoint {
        GeoPoint(latitude: (southWest.latitude + northEast.latitude) / 2,
                 longitude: Self.wrap(southWest.longitude + longitudeSpan / 2))
    }

    func contains(_ point: GeoPoint) -> Bool {
        guard (southWest.latitude...northEast.latitude).contains(point.latitude) else { return false }
        if crossesAntimeridian {
            return point.longitude >= southWest.longitude || point.longitude <= northEast.longitude
        }
        return (southWest.longitude...northEast.longitude).contains(point.longitude)
    }

    func padded(by fraction: Double) -> MapBounds {
        guard fraction.isFinite, fraction > 0 else { return self }
        let latitudePad = (northEast.latitude - southWest.latitude) * fraction
        let longitudePad = longitudeSpan * fraction
        let south = max(-90, southWest.latitude - latitudePad)
        let north = min(90, northEast.latitude + latitudePad)
        if longitudeSpan + 2 * longitudePad >= 360 {
            return MapBounds(southWest: GeoPoint(latitude: south, longitude: -180),
                             northEast: GeoPoint(latitude: north, longitude: 180))
        }
        return MapBounds(
            southWest: GeoPoint(latitude: south, longitude: Self.wrap(southWest.longitude - longitudePad)),
            northEast: GeoPoint(latitude: north, longitude: Self.wrap(northEast.longitude + longitudePad)))
    }

    private static func wrap(_ longitude: Double) -> Double {
        switch longitude {
        case ..<(-180): return longitude + 360
        case let value where value > 180: return value - 360
        default: return longitude
        }
    }
}
