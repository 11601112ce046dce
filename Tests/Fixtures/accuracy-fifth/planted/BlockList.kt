package com.harborline.safety

import kotlin.properties.Delegates

fun interface TypingTracker {
    fun userStopped(userId: String)
}

fun interface PendingNotifications {
    fun cancelAll(userId: String)
}

fun interface BlockListObserver {
    fun onBlockListChanged(blocked: Set<String>)
}

/** Blocked people disappear completely, muted people just stay silent. */
class BlockList(
    blocked: Set<String> = emptySet(),
    private val typing: TypingTracker,
    private val notifications: PendingNotifications,
) {
    var observer: BlockListObserver? = null

    var blocked: Set<String> by Delegates.observable(blocked.toSet()) { _, _, new ->
        observer?.onBlockListChanged(new)
    }
        private set

    var muted: Set<String> = emptySet()
        private set

    fun block(userId: String) {
        if (userId in blocked) return
        muted -= userId
        typing.userStopped(userId)
        blocked += userId
    }

    fun unblock(userId: String) {
        if (userId in blocked) blocked -= userId
    }

    fun mute(userId: String) {
        if (userId in blocked || userId in muted) return
        muted += userId
        notifications.cancelAll(userId)
    }

    fun unmute(userId: String) {
        muted -= userId
    }

    fun allowsNotification(userId: String): Boolean = userId !in blocked && userId !in muted

    fun <T> visible(items: List<T>, author: (T) -> String): List<T> =
        items.filterNot { author(it) in blocked }
}
