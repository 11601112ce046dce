package com.larkshop.warehouse

data class InventoryItem(
    val sku: String,
    val name: String,
    val stock: Int,
    val warehouse: String?,
)

data class InventoryChange(val sku: String, val kind: Kind) {
    sealed interface Kind {
        data object Added : Kind
        data object Removed : Kind
        data class Restocked(val by: Int) : Kind
        data class Depleted(val by: Int) : Kind
        data object Edited : Kind
    }
}

class InventoryDiff(old: List<InventoryItem>, new: List<InventoryItem>) {
    val changes: List<InventoryChange>

    init {
        val oldBySku = old.associateBy { it.sku }
        val newBySku = new.associateBy { it.sku }

        changes = (oldBySku.keys + newBySku.keys)
            .sorted()
            .mapNotNull { sku ->
                kind(old = oldBySku[sku], new = newBySku[sku])?.let { InventoryChange(sku, it) }
            }
    }

    val isEmpty: Boolean get() = changes.isEmpty()

    val netStockChange: Int
        get() {
            var total = 0
            for (change in changes) {
                when (val kind = change.kind) {
                    is InventoryChange.Kind.Restocked -> total += kind.by
                    is InventoryChange.Kind.Depleted -> total -= kind.by
                    InventoryChange.Kind.Added,
                    InventoryChange.Kind.Removed,
                    InventoryChange.Kind.Edited -> Unit
                }
            }
            return total
        }

    private companion object {
        fun kind(old: InventoryItem?, new: InventoryItem?): InventoryChange.Kind? = when {
            old == null && new == null -> null
            old == null -> InventoryChange.Kind.Added
            new == null -> InventoryChange.Kind.Removed
            old.stock < new.stock -> InventoryChange.Kind.Restocked(new.stock - old.stock)
            old.stock > new.stock -> InventoryChange.Kind.Depleted(old.stock - new.stock)
            old != new -> InventoryChange.Kind.Edited
            else -> null
        }
    }
}
