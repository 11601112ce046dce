package com.acme.notifications.quiet

/** Start and end are minutes since midnight. */
data class QuietHours(val start: Int, val end: Int) {

    operator fun contains(minute: Int): Boolean = when {
        start == end -> false
        start < end -> minute in start..end
        else -> minute >= start || minute < end
    }
}

data class PushMessage(val title: String, val priority: Priority) {
    enum class Priority { LOW, NORMAL, CRITICAL }
}

enum class PushDecision { SHOW, SHOW_SILENTLY, DROP }

class PushGate(
    private val quietHours: QuietHours?,
    private val minuteOfDay: () -> Int,
) {

    fun decide(message: PushMessage): PushDecision {
        val isQuiet = quietHours != null && minuteOfDay() in quietHours
        return if (isQuiet) {
            decideQuiet(message)
        } else {
            decideLoud(message)
        }
    }

    private fun decideQuiet(message: PushMessage) = when (message.priority) {
        PushMessage.Priority.CRITICAL -> PushDecision.SHOW
        PushMessage.Priority.NORMAL -> PushDecision.SHOW_SILENTLY
        PushMessage.Priority.LOW -> PushDecision.DROP
    }

    private fun decideLoud(message: PushMessage) = when (message.priority) {
        PushMessage.Priority.LOW -> PushDecision.SHOW_SILENTLY
        else -> PushDecision.SHOW
    }
}
