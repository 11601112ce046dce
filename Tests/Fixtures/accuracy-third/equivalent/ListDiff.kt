package com.harbor.ui.lists

interface Identifiable<out ID : Any> {
    val id: ID
}

/** The minimal description a list adapter needs to animate from one list to another. */
data class ListDiff(
    /** Positions in the old list, last one first. */
    val removed: List<Int>,
    /** Positions in the new list. */
    val inserted: List<Int>,
    /** Positions in the new list. */
    val changed: List<Int>,
    /** Whether the rows that survive come in another order. */
    val isReordered: Boolean,
) {
    val isEmpty: Boolean
        get() = removed.isEmpty() && inserted.isEmpty() && changed.isEmpty() && !isReordered

    val summary: String
        get() = if (isEmpty) {
            "no changes"
        } else {
            buildString {
                append("-${removed.size} +${inserted.size} ~${changed.size}")
                if (isReordered) append(" reordered")
            }
        }

    companion object {
        fun <T : Identifiable<ID>, ID : Any> between(old: List<T>, new: List<T>): ListDiff {
            val oldById: Map<ID, T> = old.associateBy { it.id }
            val newIds: Set<ID> = new.mapTo(HashSet()) { it.id }

            val (kept, inserted) = new.withIndex().partition { (_, item) -> item.id in oldById }

            return ListDiff(
                removed = old.indices.filter { old[it].id !in newIds }.asReversed(),
                inserted = inserted.map { it.index },
                changed = kept.filter { (_, item) -> oldById[item.id] != item }.map { it.index },
                isReordered = old.map { it.id }.filter(newIds::contains) != kept.map { it.value.id },
            )
        }
    }
}
