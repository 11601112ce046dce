import Foundation

public struct Coordinate: Equatable {
    public let latitude: Double
    public let longitude: Double

    private static let earthRadius = 6_371_000.0

    public func distance(to other: Coordinate) -> Double {
        let dLat = (other.latitude - latitude) * .pi / 180
        let dLon = (other.longitude - longitude) * .pi / 180
        let lat1 = latitude * .pi / 180
        let lat2 = other.latitude * .pi / 180

        let a = sin(dLat / 2) * sin(dLat / 2)
            + sin(dLon / 2) * sin(dLon / 2) * cos(lat1) * cos(lat2)
        return Self.earthRadius * 2 * atan2(a.squareRoot(), (1 - a).squareRoot())
    }
}

public struct Geofence: Equatable {
    public let id: String
    public let center: Coordinate
    public let radius: Double

    func contains(_ coordinate: Coordinate) -> Bool {
        center.distance(to: coordinate) <= radius
    }
}

public enum GeofenceTransition: Equatable {
    case enter(String)
    case exit(String)
}

public final class GeofenceMonitor {
    public static let maxGeofences = 20

    private var geofences: [Geofence] = []
    private var inside: Set<String> = []

    public init() {}

    @discardableResult
    public func add(_ geofence: Geofence) -> Bool {
        guard geofences.count < Self.maxGeofences,
              !geofences.contains(where: { $0.id == geofence.id }) else {
            return false
        }
        geofences.append(geofence)
        return true
    }

    public func remove(id: String) {
        geofences.removeAll { $0.id == id }
        inside.remove(id)
    }

    public func update(_ coordinate: Coordinate) -> [GeofenceTransition] {
        var transitions: [GeofenceTransition] = []
        for geofence in geofences {
            if geofence.contains(coordinate) {
                if inside.insert(geofence.id).inserted {
                    transitions.append(.enter(geofence.id))
                }
            } else if inside.remove(geofence.id) != nil {
                transitions.append(.exit(geofence.id))
            }
        }
        return transitions
    }

    public func nearest(to coordinate: Coordinate, limit: Int = 5) -> [Geofence] {
        let sorted = geofences.sorted {
            $0.center.distance(to: coordinate) < $1.center.distance(to: coordinate)
        }
        return Array(sorted.prefix(limit))
    }
}
