package com.ferrytime.ui.snackbar

import com.ferrytime.ui.snackbar.SnackbarMessage.Priority

data class SnackbarMessage(
    val text: String,
    val priority: Priority = Priority.NORMAL,
    val actionLabel: String? = null,
) {
    enum class Priority { NORMAL, HIGH }

    /** Messages with a button stay longer. */
    val visibleMillis: Int
        get() = if (actionLabel != null) 8_000 else 4_000
}

interface SnackbarHost {
    fun show(message: SnackbarMessage)
    fun hide()
}

class SnackbarQueue {

    var host: SnackbarHost? = null

    var current: SnackbarMessage? = null
        private set(value) {
            field = value
            if (value != null) host?.show(value) else host?.hide()
        }

    private val urgent = ArrayDeque<SnackbarMessage>()
    private val regular = ArrayDeque<SnackbarMessage>()

    val waitingCount: Int
        get() = urgent.size + regular.size

    fun enqueue(message: SnackbarMessage) {
        if (current == null) {
            current = message
            return
        }
        val lane = if (message.priority == Priority.HIGH) urgent else regular
        if (message == current || message in lane) return

        lane.addLast(message)
        if (waitingCount > CAPACITY) {
            regular.removeLastOrNull() ?: urgent.removeLast()
        }
    }

    fun dismissCurrent() {
        if (current == null) return
        current = urgent.removeFirstOrNull() ?: regular.removeFirstOrNull()
    }

    fun clear() {
        urgent.clear()
        regular.clear()
        dismissCurrent()
    }

    private companion object {
        const val CAPACITY = 5
    }
}
