package com.harborline.ui.list

interface DiffableItem {
    val diffId: Any
}

data class ListChanges(
    val removals: List<Int> = emptyList(),
    val insertions: List<Int> = emptyList(),
    val updates: List<Int> = emptyList(),
) {
    val isEmpty: Boolean
        get() = removals.isEmpty() && insertions.isEmpty() && updates.isEmpty()
}

sealed interface DiffResult {
    data class Changes(val changes: ListChanges) : DiffResult
    data object Reload : DiffResult
}

object ListDiffer {
    const val RELOAD_THRESHOLD = 200

    fun <T : DiffableItem> diff(old: List<T>, new: List<T>): DiffResult {
        val oldIndex = old.withIndex().associate { (index, item) -> item.diffId to index }
        val newIds = new.mapTo(HashSet()) { it.diffId }

        if (oldIndex.size != old.size || newIds.size != new.size) return DiffResult.Reload

        val removals = old.indices.reversed().filter { old[it].diffId !in newIds }
        val insertions = mutableListOf<Int>()
        val updates = mutableListOf<Int>()

        var lastOldPosition = -1
        new.forEachIndexed { index, item ->
            val previous = oldIndex[item.diffId]
            if (previous == null) {
                insertions += index
            } else {
                if (previous < lastOldPosition) return DiffResult.Reload
                lastOldPosition = previous
                if (old[previous] != item) updates += index
            }
        }

        val total = removals.size + insertions.size + updates.size
        return if (total > RELOAD_THRESHOLD) {
            DiffResult.Reload
        } else {
            DiffResult.Changes(ListChanges(removals, insertions, updates))
        }
    }
}
