package com.northpine.onboarding

data class ChecklistItem(
    val id: String,
    val title: String,
    val isDone: Boolean,
    val attempts: Int,
)

class ChecklistProgress(
    items: List<ChecklistItem>,
    private val requiredIds: Set<String>,
) {
    private val _items = items.toMutableList()
    val items: List<ChecklistItem> get() = _items.toList()

    var onCompleted: (() -> Unit)? = null

    val fraction: Double
        get() = if (_items.isEmpty()) 0.0 else _items.count { it.isDone }.toDouble() / _items.size

    val isComplete: Boolean
        get() = _items.all { it.isDone || it.id !in requiredIds }

    fun markDone(id: String) {
        val index = _items.indexOfFirst { it.id == id }
        if (index < 0 || _items[index].isDone) return
        _items[index] = _items[index].copy(isDone = true)
        if (isComplete) {
            onCompleted?.invoke()
        }
    }

    fun registerAttempt(id: String) {
        val index = _items.indexOfFirst { it.id == id }
        if (index < 0) return
        _items[index] = _items[index].let { it.copy(attempts = it.attempts + 1) }
    }

    fun hardestItem(): ChecklistItem? =
        _items
            .filter { it.attempts > 0 }
            .sortedWith(compareByDescending<ChecklistItem> { it.attempts }.thenBy { it.id })
            .firstOrNull()
}
