import Foundation

struct TileKey: Hashable {
    let zoom: Int
    let x: Int
    let y: Int

    var parent: TileKey? {
        zoom > 0 ? TileKey(zoom: zoom - 1, x: x / 2, y: y / 2) : nil
    }

    var isValid: Bool {
        guard (0...22).contains(zoom) else { return false }
        let side = 1 << zoom
        return (0..<side).contains(x) && (0..<side).contains(y)
    }

    var path: String { "\(zoom)/\(x)/\(y).png" }
}

enum TileLookup<Tile> {
    case exact(Tile)
    /// A coarser tile to be scaled up by 2^levels until the real one is there.
    case stretched(Tile, levels: Int)
    case missing
}

/// Least-recently-used tiles. Confined to the render thread.
final class TileMemoryCache<Tile> {
    private let capacity: Int
    private let maxFallback: Int
    private var tiles: [TileKey: Tile] = [:]
    private var recency: [TileKey] = []     // oldest first

    init(capacity: Int, maxFallback: Int = 3) {
        precondition(capacity > 0)
        self.capacity = capacity
        self.maxFallback = maxFallback
    }

    var count: Int { tiles.count }

    func put(_ tile: Tile, for key: TileKey) {
        guard key.isValid else { return }
        tiles[key] = tile
        touch(key)
        if recency.count > capacity {
            tiles[recency.removeFirst()] = nil
        }
    }

    func lookup(_ key: TileKey) -> TileLookup<Tile> {
        var candidate: TileKey? = key
        var levels = 0
        while let current = candidate, levels <= maxFallback {
            if let tile = tiles[current] {
                touch(current)
                return levels == 0 ? .exact(tile) : .stretched(tile, levels: levels)
            }
            candidate = current.parent
            levels += 1
        }
        return .missing
    }

    /// Drops every tile of a zoom level other than `zoom` and the one above it.
    func trim(keeping zoom: Int) {
        recency.removeAll { key in
            guard key.zoom != zoom && key.zoom != zoom - 1 else { return false }
            tiles[key] = nil
            return true
        }
    }

    func clear() {
        tiles.removeAll()
        recency.removeAll()
    }

    private func touch(_ key: TileKey) {
        if let position = recency.firstIndex(of: key) {
            recency.remove(at: position)
        }
        recency.append(key)
    }
}
