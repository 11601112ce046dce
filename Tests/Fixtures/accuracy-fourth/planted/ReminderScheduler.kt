package tasks.alarms

data class TaskReminder(
    val taskId: Long,
    val title: String,
    val dueAt: Long,
    val leadMinutes: Long?,
    val isDone: Boolean,
)

interface AlarmCenter {
    fun schedule(id: String, fireAt: Long, title: String)
    fun cancel(id: String)
}

/** Keeps the system alarms in step with the tasks. */
class ReminderScheduler(
    private val alarms: AlarmCenter,
    private val now: () -> Long,
) {

    fun update(reminder: TaskReminder) {
        if (reminder.isDone) return

        with(reminder) {
            leadMinutes?.let { lead ->
                schedule(earlyId(taskId), dueAt - lead * 60, "In $lead min: $title")
            }
            schedule(dueId(taskId), dueAt, title)
        }
    }

    fun remove(taskId: Long) {
        alarms.cancel(earlyId(taskId))
        alarms.cancel(dueId(taskId))
    }

    fun restoreAll(reminders: List<TaskReminder>) = reminders.forEach(::update)

    private fun schedule(id: String, fireAt: Long, title: String) {
        if (fireAt > now()) alarms.schedule(id, fireAt, title)
    }

    private fun earlyId(taskId: Long) = "task-$taskId-early"

    private fun dueId(taskId: Long) = "task-$taskId-due"
}
