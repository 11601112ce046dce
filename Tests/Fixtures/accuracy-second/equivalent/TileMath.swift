import Foundation

struct TileKey: Hashable {
    let x: Int
    let y: Int
    let zoom: Int

    var parent: TileKey? {
        zoom == 0 ? nil : TileKey(x: x / 2, y: y / 2, zoom: zoom - 1)
    }

    var children: [TileKey] {
        [(0, 0), (1, 0), (0, 1), (1, 1)].map { dx, dy in
            TileKey(x: x * 2 + dx, y: y * 2 + dy, zoom: zoom + 1)
        }
    }

    var quadKey: String {
        stride(from: zoom, to: 0, by: -1).map { level in
            let mask = 1 << (level - 1)
            var digit = 0
            if x & mask != 0 { digit += 1 }
            if y & mask != 0 { digit += 2 }
            return String(digit)
        }.joined()
    }
}

enum TileMath {
    static let maxLatitude = 85.05112878
    static let maxZoom = 22

    static func tile(for point: GeoPoint, zoom requestedZoom: Int) -> TileKey {
        let zoom = max(0, min(requestedZoom, maxZoom))
        let count = 1 << zoom
        let latitude = max(-maxLatitude, min(maxLatitude, point.latitude))
        let sinLat = sin(latitude * .pi / 180)
        let fx = (point.longitude + 180) / 360
        let fy = 0.5 - log((1 + sinLat) / (1 - sinLat)) / (4 * .pi)
        return TileKey(
            x: clamp(Int((fx * Double(count)).rounded(.down)), count),
            y: clamp(Int((fy * Double(count)).rounded(.down)), count),
            zoom: zoom
        )
    }

    static func tiles(covering bounds: GeoBounds, zoom: Int, limit: Int = 256) -> [TileKey] {
        let topLeft = tile(for: bounds.northWest, zoom: zoom)
        let bottomRight = tile(for: bounds.southEast, zoom: zoom)
        guard topLeft.x <= bottomRight.x, topLeft.y <= bottomRight.y else { return [] }
        var result: [TileKey] = []
        for y in topLeft.y...bottomRight.y {
            for x in topLeft.x...bottomRight.x {
                guard result.count < limit else { return result }
                result.append(TileKey(x: x, y: y, zoom: topLeft.zoom))
            }
        }
        return result
    }

    private static func clamp(_ value: Int, _ count: Int) -> Int {
        min(max(value, 0), count - 1)
    }
}
