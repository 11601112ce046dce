import Foundation

struct RouteVertex: Equatable {
    let latitude: Double
    let longitude: Double
    /// Meters along the route, ascending.
    let offset: Int
}

struct DistanceMarker: Equatable {
    let label: String
    let latitude: Double
    let longitude: Double
}

/// Places kilometer labels on a planned route.
struct DistanceMarkers {
    private let vertices: [RouteVertex]
    private let interval: Int

    init(vertices: [RouteVertex], interval: Int = 1000) {
        precondition(interval > 0, "interval must be positive")
        self.vertices = vertices
        self.interval = interval
    }

    var routeLength: Int { vertices.last?.offset ?? 0 }

    func all() -> [DistanceMarker] {
        stride(from: interval, to: routeLength, by: interval).compactMap(marker(at:))
    }

    func marker(at offset: Int) -> DistanceMarker? {
        for (start, end) in zip(vertices, vertices.dropFirst())
        where start.offset <= offset && offset <= end.offset {
            let length = end.offset - start.offset
            let fraction = length == 0 ? 0 : Double(offset - start.offset) / Double(length)
            return DistanceMarker(
                label: label(for: offset),
                latitude: start.latitude + (end.latitude - start.latitude) * fraction,
                longitude: start.longitude + (end.longitude - start.longitude) * fraction
            )
        }
        return nil
    }

    private func label(for offset: Int) -> String {
        let kilometers = offset / 1000
        let hundreds = offset % 1000 / 100
        return hundreds == 0 ? "\(kilometers) km" : "\(kilometers).\(hundreds) km"
    }
}
