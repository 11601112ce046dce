import Foundation

struct Geofence: Identifiable, Decodable {
    let id: String
    let vertices: [GeoPoint]

    enum CodingKeys: String, CodingKey {
        case id
        case vertices = "polygon"
    }

    /// Ray casting; polygons never cross the antimeridian.
    func contains(_ point: GeoPoint) -> Bool {
        guard vertices.count >= 3 else { return false }
        var inside = false
        var previous = vertices[vertices.count - 1]
        for current in vertices {
            if (current.latitude > point.latitude) != (previous.latitude > point.latitude) {
                let slope = (previous.longitude - current.longitude) / (previous.latitude - current.latitude)
                let crossing = current.longitude + slope * (point.latitude - current.latitude)
                if point.longitude < crossing {
                    inside.toggle()
                }
            }
            previous = current
        }
        return inside
    }
}

enum GeofenceTransition: Equatable {
    case enter(String)
    case exit(String)
}

protocol GeofenceMonitorDelegate: AnyObject {
    func geofenceMonitor(_ monitor: GeofenceMonitor, didReport transition: GeofenceTransition)
}

final class GeofenceMonitor {

    weak var delegate: GeofenceMonitorDelegate?

    private(set) var activeIds: Set<String> = []
    private let maxAccuracyMeters: Double
    private var fences: [Geofence]

    init(fences: [Geofence], maxAccuracyMeters: Double = 100) {
        self.fences = fences
        self.maxAccuracyMeters = maxAccuracyMeters
    }

    func replaceFences(_ fences: [Geofence]) {
        self.fences = fences
        activeIds.formIntersection(fences.map(\.id))
    }

    /// Exits are reported before entries, both sorted by id.
    func update(location: GeoPoint, accuracyMeters: Double) {
        guard location.isValid, accuracyMeters >= 0, accuracyMeters <= maxAccuracyMeters else { return }
        let current = Set(fences.filter { $0.contains(location) }.map(\.id))
        let exited = activeIds.subtracting(current).sorted()
        let entered = current.subtracting(activeIds).sorted()
        activeIds = current
        exited.forEach { delegate?.geofenceMonitor(self, didReport: .exit($0)) }
        entered.forEach { delegate?.geofenceMonitor(self, didReport: .enter($0)) }
    }
}
