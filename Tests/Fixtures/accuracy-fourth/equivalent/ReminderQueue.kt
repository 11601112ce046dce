package org.tidy.reminders

enum class Priority { LOW, NORMAL, HIGH }

data class Reminder(
    val id: Long,
    val title: String,
    val dueAt: Long,
    val priority: Priority = Priority.NORMAL
)

/** Pending reminders; the earliest comes first, then the most important one. */
class ReminderQueue {

    private val items = HashMap<Long, Reminder>()

    val size: Int
        get() = items.size

    val upcoming: List<Reminder>
        get() = items.values.sortedWith(ORDER)

    val next: Reminder?
        get() = items.values.minWithOrNull(ORDER)

    fun schedule(reminder: Reminder) {
        items[reminder.id] = reminder
    }

    fun cancel(id: Long): Boolean = items.remove(id) != null

    fun postpone(id: Long, seconds: Long): Reminder? =
        items[id]
            ?.let { it.copy(dueAt = it.dueAt + seconds) }
            ?.also(::schedule)

    /** Removes and returns everything that is due at [now]. */
    fun popDue(now: Long): List<Reminder> =
        upcoming
            .takeWhile { it.dueAt <= now }
            .onEach { items.remove(it.id) }

    private companion object {
        val ORDER: Comparator<Reminder> =
            compareBy<Reminder> { it.dueAt }
                .thenByDescending { it.priority }
                .thenBy { it.id }
    }
}
