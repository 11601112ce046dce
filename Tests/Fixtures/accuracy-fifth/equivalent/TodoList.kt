package com.daybook.todo

enum class Priority { LOW, NORMAL, HIGH }

data class TodoItem(
    val id: Int,
    val title: String,
    val priority: Priority,
    val dueDay: Int?,
    val isDone: Boolean = false
) {
    fun isOverdue(today: Int): Boolean = !isDone && dueDay != null && dueDay < today
}

enum class TodoFilter { ALL, OPEN, OVERDUE }

class TodoList {
    var items: List<TodoItem> = emptyList()
        private set

    private var nextId = 1

    fun add(title: String, priority: Priority = Priority.NORMAL, dueDay: Int? = null): TodoItem? =
        title.trim()
            .takeIf { it.isNotEmpty() }
            ?.let { TodoItem(nextId++, it, priority, dueDay) }
            ?.also { items = items + it }

    fun toggle(id: Int) = update(id) { it.copy(isDone = !it.isDone) }

    fun postpone(id: Int, days: Int) = update(id) { item ->
        item.copy(dueDay = item.dueDay?.plus(days))
    }

    fun clearCompleted(): Int {
        val (done, open) = items.partition { it.isDone }
        items = open
        return done.size
    }

    fun visible(filter: TodoFilter, today: Int): List<TodoItem> = items
        .filter {
            when (filter) {
                TodoFilter.ALL -> true
                TodoFilter.OPEN -> !it.isDone
                TodoFilter.OVERDUE -> it.isOverdue(today)
            }
        }
        .sortedWith(DISPLAY_ORDER)

    private fun update(id: Int, change: (TodoItem) -> TodoItem) {
        items = items.map { if (it.id == id) change(it) else it }
    }

    private companion object {
        val DISPLAY_ORDER: Comparator<TodoItem> =
            compareBy<TodoItem> { it.isDone }
                .thenByDescending { it.priority }
                .thenBy(nullsLast<Int>()) { it.dueDay }
                .thenBy { it.id }
    }
}
