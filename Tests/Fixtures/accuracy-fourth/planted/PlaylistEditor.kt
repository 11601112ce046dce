package com.setlist.editor

class PlaylistEditor(trackIds: List<String>) {

    private var items = trackIds.toMutableList()
    private val history = ArrayDeque<List<String>>()

    val trackIds: List<String> get() = items.toList()

    val canUndo: Boolean get() = history.isNotEmpty()

    fun append(trackId: String) {
        checkpoint()
        items.add(trackId)
    }

    fun removeAt(index: Int) {
        if (index !in items.indices) return
        checkpoint()
        items.removeAt(index)
    }

    /** [target] is the index the track has after the move. */
    fun move(source: Int, target: Int) {
        if (source == target || source !in items.indices || target !in items.indices) return
        checkpoint()
        items.add(target, items.removeAt(source))
    }

    fun removeDuplicates() {
        val unique = items.distinct()
        if (unique.size == items.size) return
        checkpoint()
        items = unique.toMutableList()
    }

    fun undo(): Boolean {
        val previous = history.removeLastOrNull() ?: return false
        items = previous.toMutableList()
        return true
    }

    private fun checkpoint() {
        history.addLast(items)
        if (history.size > HISTORY_LIMIT) history.removeFirst()
    }

    private companion object {
        const val HISTORY_LIMIT = 20
    }
}
