package com.northpine.reminders.api

import com.northpine.reminders.Reminder
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.add
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray
import kotlin.math.max

/** Body of `PATCH /reminders/{id}`; a null due date removes it on the server. */
class ReminderPatch(
    val title: String,
    priority: Int,
    val dueAt: Long?,
    tags: List<String>,
) {
    val priority: Int = priority.coerceIn(0, 3)
    val tags: List<String> = tags.map { it.lowercase() }.distinct().sorted()

    fun toJson(): JsonObject = buildJsonObject {
        put("title", title)
        put("priority", priority)
        put("due_at", dueAt)
        putJsonArray("tags") { tags.forEach { add(it) } }
    }
}

class ReminderPatchFactory(private val nowSeconds: () -> Long) {

    fun snoozed(reminder: Reminder, minutes: Int): ReminderPatch {
        val start = max(reminder.dueAt ?: 0L, nowSeconds())
        return patch(reminder, dueAt = start + minutes * 60L)
    }

    fun withoutDueDate(reminder: Reminder): ReminderPatch = patch(reminder, dueAt = null)

    private fun patch(reminder: Reminder, dueAt: Long?): ReminderPatch =
        ReminderPatch(
            title = reminder.title,
            priority = reminder.priority,
            dueAt = dueAt,
            tags = reminder.tags,
        )
}
