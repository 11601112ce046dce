package photos.tangerine.picker

/** Remembers which photos are ticked, in the order they were ticked. */
class SelectionTracker(val limit: Int) {

    interface Listener {
        fun onSelectionChanged(count: Int)
        fun onLimitReached(limit: Int)
    }

    var listener: Listener? = null

    private val selection = LinkedHashSet<Long>()

    val selectedIds: List<Long>
        get() = selection.toList()

    val isSelecting: Boolean
        get() = selection.isNotEmpty()

    /** The number shown in the check mark, counted from one. */
    fun positionOf(id: Long): Int? =
        selection.indexOf(id).takeIf { it != -1 }?.plus(1)

    fun toggle(id: Long) {
        when {
            selection.remove(id) -> notifyChanged()
            selection.size < limit -> {
                selection += id
                notifyChanged()
            }
            else -> listener?.onLimitReached(limit)
        }
    }

    /** Selects everything between two rows, both included. */
    fun selectRange(start: Int, end: Int, ids: List<Long>) {
        val candidates = (minOf(start, end)..maxOf(start, end))
            .mapNotNull(ids::getOrNull)
            .distinct()
            .filterNot(selection::contains)
        val accepted = candidates.take((limit - selection.size).coerceAtLeast(0))

        if (accepted.isNotEmpty()) {
            selection += accepted
            notifyChanged()
        }
        if (accepted.size < candidates.size) listener?.onLimitReached(limit)
    }

    fun retain(existing: Set<Long>) {
        if (selection.retainAll(existing)) notifyChanged()
    }

    fun clear() {
        if (!isSelecting) return
        selection.clear()
        notifyChanged()
    }

    private fun notifyChanged() {
        listener?.onSelectionChanged(selection.size)
    }
}
