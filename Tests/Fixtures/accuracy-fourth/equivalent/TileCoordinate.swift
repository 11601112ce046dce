import Foundation

/// Slippy-map tile address.
struct TileCoordinate: Hashable {
    enum Direction: CaseIterable {
        case north, east, south, west
    }

    static let maxZoom = 22
    private static let maxLatitude = 85.05112878

    let x: Int
    let y: Int
    let zoom: Int

    private init(x: Int, y: Int, zoom: Int) {
        self.x = x
        self.y = y
        self.zoom = zoom
    }

    init?(latitude: Double, longitude: Double, zoom: Int) {
        guard latitude.isFinite, longitude.isFinite, 0...Self.maxZoom ~= zoom else { return nil }

        let last = (1 << zoom) - 1
        let scale = Double(1 << zoom)
        var turn = (longitude + 180).truncatingRemainder(dividingBy: 360)
        if turn < 0 { turn += 360 }
        let radians = min(max(latitude, -Self.maxLatitude), Self.maxLatitude) * .pi / 180
        let mercator = (1 - asinh(tan(radians)) / .pi) / 2

        x = min(Int(turn / 360 * scale), last)
        y = min(max(Int(mercator * scale), 0), last)
        self.zoom = zoom
    }

    var parent: TileCoordinate? {
        zoom > 0 ? TileCoordinate(x: x >> 1, y: y >> 1, zoom: zoom - 1) : nil
    }

    /// Row by row, from the north-west child.
    var children: [TileCoordinate] {
        guard zoom < Self.maxZoom else { return [] }
        return [0, 1].flatMap { dy in
            [0, 1].map { dx in
                TileCoordinate(x: x << 1 | dx, y: y << 1 | dy, zoom: zoom + 1)
            }
        }
    }

    var quadKey: String {
        (0..<zoom).reversed().map { bit in
            String((x >> bit & 1) + (y >> bit & 1) * 2)
        }.joined()
    }

    /// Columns wrap around the globe, rows end at the poles.
    func neighbor(_ direction: Direction) -> TileCoordinate? {
        let size = 1 << zoom
        switch direction {
        case .north:
            return y > 0 ? TileCoordinate(x: x, y: y - 1, zoom: zoom) : nil
        case .south:
            return y < size - 1 ? TileCoordinate(x: x, y: y + 1, zoom: zoom) : nil
        case .east:
            return TileCoordinate(x: (x + 1) % size, y: y, zoom: zoom)
        case .west:
            return TileCoordinate(x: (x + size - 1) % size, y: y, zoom: zoom)
        }
    }
}
