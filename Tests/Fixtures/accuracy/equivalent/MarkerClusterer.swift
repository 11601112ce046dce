import Foundation

struct MapPlace: Equatable {
    let id: String
    let title: String
    let latitude: Double
    let longitude: Double
    var isFavorite = false
}

enum MapMarker: Equatable {
    case pin(MapPlace)
    case cluster(latitude: Double, longitude: Double, caption: String, hasFavorite: Bool, ids: [String])
}

/// Merges places that share a cell of a zoom-dependent grid.
struct MarkerClusterer {
    private struct Cell: Hashable {
        let row: Int
        let column: Int
    }

    static let flatZoom = 17
    static let maxSpelledOut = 99

    func markers(for places: [MapPlace], zoom: Int) -> [MapMarker] {
        if zoom >= Self.flatZoom {
            return places.map(MapMarker.pin)
        }

        let size = cellSize(zoom: zoom)
        var order: [Cell] = []
        var cells: [Cell: [MapPlace]] = [:]
        for place in places {
            let cell = Cell(
                row: Int((place.latitude / size).rounded(.down)),
                column: Int((place.longitude / size).rounded(.down))
            )
            if cells[cell] == nil { order.append(cell) }
            cells[cell, default: []].append(place)
        }
        return order.compactMap { cells[$0] }.map(marker)
    }

    /// Degrees per cell: 45 on the world map, halved with each zoom level.
    func cellSize(zoom: Int) -> Double {
        var size = 45.0
        for _ in 0..<max(0, zoom) {
            size /= 2
        }
        return size
    }

    private func marker(for members: [MapPlace]) -> MapMarker {
        if members.count == 1 {
            return .pin(members[0])
        }
        let count = Double(members.count)
        return .cluster(
            latitude: members.reduce(0) { $0 + $1.latitude } / count,
            longitude: members.reduce(0) { $0 + $1.longitude } / count,
            caption: members.count > Self.maxSpelledOut ? "\(Self.maxSpelledOut)+" : "\(members.count)",
            hasFavorite: members.contains { $0.isFavorite },
            ids: members.map(\.id)
        )
    }
}
