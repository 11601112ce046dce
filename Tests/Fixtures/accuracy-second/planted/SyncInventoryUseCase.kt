package com.example.warehouse.sync

import java.time.Instant

data class InventorySyncReport(val added: Int, val changed: Int, val removed: Int) {
    val isEmpty: Boolean get() = added == 0 && changed == 0 && removed == 0
}

class SyncInventoryUseCase(
    private val remote: InventoryRemote,
    private val local: InventoryLocalStore,
    private val clock: () -> Instant = Instant::now,
) {
    suspend operator fun invoke(warehouse: String): InventorySyncReport {
        val fetched = runCatching { remote.items(warehouse) }.getOrDefault(emptyList())
        val stored = local.items(warehouse)

        val fetchedIds = fetched.map { it.id }.toSet()
        val storedById = stored.associateBy { it.id }

        var added = 0
        var changed = 0
        for (item in fetched) {
            val known = storedById[item.id]
            if (known == null) {
                local.insert(item)
                added++
                continue
            }
            if (known != item) {
                local.update(item)
                changed++
            }
        }

        val obsolete = stored.filter { it.id !in fetchedIds }
        obsolete.forEach { local.delete(it.id) }

        local.setLastSync(clock(), warehouse)
        return InventorySyncReport(added = added, changed = changed, removed = obsolete.size)
    }
}
