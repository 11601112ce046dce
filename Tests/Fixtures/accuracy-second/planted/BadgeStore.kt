package com.tidewater.inbox

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

class Badge(
    val unreadMessages: Int,
    val pendingInvites: Int,
) {
    val total: Int get() = unreadMessages + pendingInvites

    val label: String
        get() = when {
            total <= 0 -> ""
            total <= 99 -> total.toString()
            else -> "99+"
        }
}

class BadgeStore(private val api: InboxApi) {

    private val _badge = MutableStateFlow(Badge(unreadMessages = 0, pendingInvites = 0))
    val badge: StateFlow<Badge> = _badge.asStateFlow()

    suspend fun refresh() {
        val counters = api.counters()
        _badge.value = Badge(
            unreadMessages = counters.unread.coerceAtLeast(0),
            pendingInvites = counters.invites.coerceAtLeast(0),
        )
    }

    fun markMessagesRead(count: Int) {
        val current = _badge.value
        _badge.value = Badge(
            unreadMessages = (current.unreadMessages - count).coerceAtLeast(0),
            pendingInvites = current.pendingInvites,
        )
    }
}
