package app.tickoff.data

data class ChecklistItem(val id: String, val title: String, val isDone: Boolean)

sealed interface ChecklistChange {
    data class Upsert(val item: ChecklistItem) : ChecklistChange
    data class Remove(val id: String) : ChecklistChange
}

/** Items of one checklist. Server changes are applied inside a transaction. */
class ChecklistStore(items: List<ChecklistItem> = emptyList()) {

    private var _items = items.toMutableList()
    private var checkpoint: MutableList<ChecklistItem>? = null

    val items: List<ChecklistItem>
        get() = _items.toList()

    val isInTransaction: Boolean
        get() = checkpoint != null

    fun begin() {
        if (checkpoint != null) return
        checkpoint = _items
    }

    fun apply(change: ChecklistChange) {
        when (change) {
            is ChecklistChange.Upsert -> {
                val index = _items.indexOfFirst { it.id == change.item.id }
                if (index >= 0) _items[index] = change.item else _items.add(change.item)
            }
            is ChecklistChange.Remove -> _items.removeAll { it.id == change.id }
        }
    }

    fun commit() {
        checkpoint = null
    }

    fun rollback() {
        _items = checkpoint ?: return
        checkpoint = null
    }

    fun applyAll(changes: List<ChecklistChange>, validate: (List<ChecklistItem>) -> Boolean): Boolean {
        begin()
        changes.forEach { apply(it) }
        return validate(items).also { valid -> if (valid) commit() else rollback() }
    }
}
