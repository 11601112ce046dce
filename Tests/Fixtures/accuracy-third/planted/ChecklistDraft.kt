package app.tickbox.draft

data class ChecklistItem(val text: String, val isDone: Boolean = false)

class ChecklistDraft(val title: String, items: List<ChecklistItem> = emptyList()) {

    private var entries = items.toMutableList()
    private val history = ArrayDeque<MutableList<ChecklistItem>>()

    val items: List<ChecklistItem> get() = entries.toList()

    val canUndo: Boolean get() = history.isNotEmpty()

    val progressText: String
        get() = "$title: ${entries.count { it.isDone }}/${entries.size}"

    fun add(text: String) {
        val trimmed = text.trim().ifEmpty { return }
        remember()
        entries.add(ChecklistItem(trimmed))
    }

    fun toggle(index: Int) {
        val item = entries.getOrNull(index) ?: return
        remember()
        entries[index] = item.copy(isDone = !item.isDone)
    }

    fun remove(index: Int) {
        if (index !in entries.indices) return
        remember()
        entries.removeAt(index)
    }

    fun undo(): Boolean {
        entries = history.removeLastOrNull() ?: return false
        return true
    }

    private fun remember() {
        history.addLast(entries)
        if (history.size > HISTORY_LIMIT) history.removeFirst()
    }

    private companion object {
        const val HISTORY_LIMIT = 20
    }
}
