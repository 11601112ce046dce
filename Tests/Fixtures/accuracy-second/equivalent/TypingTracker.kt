package com.example.chat.typing

import java.lang.ref.WeakReference
import java.time.Duration
import java.time.Instant

fun interface TypingTrackerDelegate {
    fun onTypingChanged(tracker: TypingTracker, names: List<String>)
}

class TypingTracker(
    private val ownUserId: String,
    private val timeout: Duration = Duration.ofSeconds(5),
    private val now: () -> Instant = Instant::now,
) {
    private val lastSeen = mutableMapOf<String, Instant>()

    private var delegateRef: WeakReference<TypingTrackerDelegate>? = null
    var delegate: TypingTrackerDelegate?
        get() = delegateRef?.get()
        set(value) {
            delegateRef = value?.let { WeakReference(it) }
        }

    var activeUsers: List<String> = emptyList()
        private set(value) {
            val old = field
            field = value
            if (value != old) {
                delegate?.onTypingChanged(this, value)
            }
        }

    fun userIsTyping(userId: String) {
        if (userId == ownUserId) return
        lastSeen[userId] = now()
        refresh()
    }

    fun userSentMessage(userId: String) {
        if (lastSeen.remove(userId) == null) return
        refresh()
    }

    fun tick() {
        refresh()
    }

    val label: String?
        get() = when (activeUsers.size) {
            0 -> null
            1 -> "${activeUsers[0]} is typing"
            2 -> "${activeUsers[0]} and ${activeUsers[1]} are typing"
            else -> "${activeUsers.size} people are typing"
        }

    private fun refresh() {
        val current = now()
        lastSeen.values.removeAll { Duration.between(it, current) >= timeout }
        activeUsers = lastSeen.keys.sorted()
    }
}
