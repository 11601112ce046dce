import Foundation

struct StoredTile {
    let key: String
    let bytes: Int64
    let lastUsedMillis: Int64
    let isPinned: Bool
}

protocol TileStore: AnyObject {
    func allTiles() -> [StoredTile]
    func delete(keys: [String])
}

/// Removes map tiles nobody has looked at for a while.
struct OfflineMapJanitor {
    let store: TileStore
    let retentionDays: Int

    init(store: TileStore, retentionDays: Int = 45) {
        self.store = store
        self.retentionDays = retentionDays
    }

    /// Returns the number of bytes that were freed.
    @discardableResult
    func sweep(nowMillis: Int64) -> Int64 {
        let cutoff = nowMillis - Int64(retentionDays * 24 * 60 * 60 * 1000)
        let stale = store.allTiles().filter { !$0.isPinned && $0.lastUsedMillis < cutoff }
        guard !stale.isEmpty else { return 0 }

        store.delete(keys: stale.map(\.key))
        return stale.reduce(0) { $0 + $1.bytes }
    }

    func isOverQuota(megabytes: Int) -> Bool {
        let used = store.allTiles().map(\.bytes).reduce(0, +)
        return used > Int64(megabytes) * 1_048_576
    }
}
