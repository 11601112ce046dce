import Foundation

struct ViewportBounds: Equatable, Codable {
    let south: Double
    let west: Double
    let north: Double
    let east: Double

    var longitudeSpan: Double {
        west <= east ? east - west : 360 - (west - east)
    }

    var center: GeoPoint {
        var longitude = west + longitudeSpan / 2
        if longitude > 180 { longitude -= 360 }
        return GeoPoint(latitude: (south + north) / 2, longitude: longitude)
    }

    func contains(_ point: GeoPoint) -> Bool {
        guard point.latitude >= south, point.latitude <= north else { return false }
        if west <= east {
            return point.longitude >= west && point.longitude <= east
        }
        return point.longitude >= west || point.longitude <= east
    }

    func padded(by fraction: Double) -> ViewportBounds {
        let latitudePadding = (north - south) * fraction
        let longitudePadding = longitudeSpan * fraction
        return ViewportBounds(
            south: max(-90, south - latitudePadding),
            west: max(-180, west - longitudePadding),
            north: min(90, north + latitudePadding),
            east: min(180, east + longitudePadding)
        )
    }

    func visible(_ places: [Place]) -> [Place] {
        places.filter { contains($0.location) && !$0.isHidden }
    }
}
