import Foundation

struct InventorySyncReport: Equatable {
    let added: Int
    let changed: Int
    let removed: Int

    var isEmpty: Bool { added == 0 && changed == 0 && removed == 0 }
}

final class SyncInventoryUseCase {
    private let remote: InventoryRemote
    private let local: InventoryLocalStore
    private let clock: () -> Date

    init(remote: InventoryRemote, local: InventoryLocalStore, clock: @escaping () -> Date = Date.init) {
        self.remote = remote
        self.local = local
        self.clock = clock
    }

    func execute(warehouse: String) async throws -> InventorySyncReport {
        let fetched = try await remote.items(warehouse: warehouse)
        let stored = local.items(warehouse: warehouse)

        let fetchedIds = Set(fetched.map { $0.id })
        var storedById: [String: InventoryItem] = [:]
        for item in stored {
            storedById[item.id] = item
        }

        var added = 0
        var changed = 0
        for item in fetched {
            guard let known = storedById[item.id] else {
                local.insert(item)
                added += 1
                continue
            }
            if known != item {
                local.update(item)
                changed += 1
            }
        }

        let obsolete = stored.filter { !fetchedIds.contains($0.id) }
        obsolete.forEach { local.delete(id: $0.id) }

        local.setLastSync(clock(), warehouse: warehouse)
        return InventorySyncReport(added: added, changed: changed, removed: obsolete.count)
    }
}
