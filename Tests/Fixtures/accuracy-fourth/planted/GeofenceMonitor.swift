import Foundation

struct LocationFix {
    let latitude: Double
    let longitude: Double
    /// Meters; negative when the fix is invalid.
    let accuracyMeters: Int
}

struct Geofence: Hashable {
    let id: Int
    let latitude: Double
    let longitude: Double
    let radiusMeters: Double
}

enum GeofenceEvent: Equatable {
    case entered(id: Int)
    case exited(id: Int)
}

final class GeofenceMonitor {
    private static let earthRadius = 6_371_000.0

    var onEvent: ((GeofenceEvent) -> Void)?

    private let fences: [Geofence]
    private var inside: Set<Int> = []

    init(fences: [Geofence]) {
        self.fences = fences
    }

    func process(_ fix: LocationFix) {
        guard fix.accuracyMeters >= 0, fix.accuracyMeters <= 100 else { return }

        for fence in fences {
            let isInside = distance(from: fix, to: fence) <= fence.radiusMeters
            switch (isInside, inside.contains(fence.id)) {
            case (true, false):
                inside.insert(fence.id)
                onEvent?(.entered(id: fence.id))
            case (false, true):
                inside.remove(fence.id)
                onEvent?(.exited(id: fence.id))
            default:
                break
            }
        }
    }

    func isInside(fenceId: Int) -> Bool {
        inside.contains(fenceId)
    }

    func reset() {
        inside.removeAll()
    }

    private func distance(from fix: LocationFix, to fence: Geofence) -> Double {
        let lat1 = fix.latitude * .pi / 180
        let lat2 = fence.latitude * .pi / 180
        let deltaLat = lat2 - lat1
        let deltaLon = (fence.longitude - fix.longitude) * .pi / 180
        let h = pow(sin(deltaLat / 2), 2) + cos(lat1) * cos(lat2) * pow(sin(deltaLon / 2), 2)
        return 2 * Self.earthRadius * asin(min(h.squareRoot(), 1))
    }
}
