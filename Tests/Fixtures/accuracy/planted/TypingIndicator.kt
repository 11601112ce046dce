package com.acme.chat.typing

/** Who is typing in a conversation, fed by socket events. Times are in seconds. */
class TypingIndicator(private val ownUserId: String) {

    private class Mark(val name: String, val at: Double)

    private val marks = LinkedHashMap<String, Mark>()

    fun typingReceived(userId: String, name: String, at: Double) {
        if (userId == ownUserId) return
        marks.remove(userId)
        marks[userId] = Mark(name, at)
    }

    fun messageReceived(userId: String) {
        marks.remove(userId)
    }

    fun text(now: Double): String? {
        marks.values.removeAll { now - it.at >= TIMEOUT_SECONDS }
        val names = marks.values.map { it.name }
        return when (names.size) {
            0 -> null
            1 -> "${names.first()} is typing…"
            2 -> {
                val (first, second) = names
                "$first and $second are typing…"
            }
            else -> "${names.size} people are typing…"
        }
    }

    fun reset() {
        marks.clear()
    }

    private companion object {
        const val TIMEOUT_SECONDS = 5.0
    }
}
