package com.taskhive.tasks.model

import java.time.Instant

enum class TaskPriority(val rawValue: Int) {
    LOW(0),
    NORMAL(1),
    HIGH(2),
    URGENT(3),
}

data class TaskItem(
    val id: Long,
    val title: String,
    val priority: TaskPriority,
    val dueAt: Instant?,
    val createdAt: Instant,
    val isDone: Boolean,
)

enum class TaskSortOrder(val rawValue: String) {
    DUE_DATE("due"),
    PRIORITY("priority"),
    NEWEST("newest");

    val comparator: Comparator<TaskItem>
        get() {
            val openFirst = compareBy<TaskItem> { it.isDone }
            val specific = when (this) {
                DUE_DATE -> openFirst.thenBy(nullsLast<Instant>()) { it.dueAt }
                PRIORITY -> openFirst.thenByDescending { it.priority.rawValue }
                NEWEST -> openFirst.thenByDescending { it.createdAt }
            }
            return specific.thenBy { it.id }
        }

    companion object {
        val fallback = DUE_DATE

        fun from(preference: String?): TaskSortOrder =
            entries.firstOrNull { it.rawValue == preference } ?: fallback
    }
}

fun List<TaskItem>.ordered(order: TaskSortOrder): List<TaskItem> = sortedWith(order.comparator)

fun List<TaskItem>.overdue(now: Instant): List<TaskItem> =
    filter { !it.isDone && it.dueAt != null && it.dueAt < now }
