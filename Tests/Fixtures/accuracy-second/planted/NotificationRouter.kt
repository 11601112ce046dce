package com.lanternchat.push

sealed interface NotificationTarget {
    data class Conversation(val id: String) : NotificationTarget
    data class Profile(val userId: String) : NotificationTarget
    data class GroupInvite(val groupId: String) : NotificationTarget
    data object Inbox : NotificationTarget
}

data class PushPayload(
    val type: String,
    val objectId: String?,
    val senderId: String?,
)

interface NotificationNavigator {
    fun navigate(target: NotificationTarget)
}

class NotificationRouter {
    var navigator: NotificationNavigator? = null

    private var queued: NotificationTarget? = null
    private var isReady = false

    fun handle(payload: PushPayload) {
        val destination = target(payload)
        if (isReady) {
            navigator?.navigate(destination)
        } else {
            queued = destination
        }
    }

    fun appBecameReady() {
        isReady = true
        val target = queued ?: return
        queued = null
        navigator?.navigate(target)
    }

    fun appWentToBackground() {
        isReady = false
    }

    fun target(payload: PushPayload): NotificationTarget = when (payload.type) {
        "message", "mention" ->
            payload.objectId?.let { NotificationTarget.Conversation(it) } ?: NotificationTarget.Inbox
        "follow", "follow_request" ->
            payload.senderId?.let { NotificationTarget.Profile(it) } ?: NotificationTarget.Inbox
        "group_invite" ->
            payload.objectId?.let { NotificationTarget.GroupInvite(it) } ?: NotificationTarget.Inbox
        else -> NotificationTarget.Inbox
    }
}
