package com.chirper.inbox

import java.time.Duration
import java.time.Instant

data class InboxNotification(
    val id: String,
    val kind: Kind,
    val actor: String,
    val postId: String?,
    val text: String,
    val receivedAt: Instant,
    val isRead: Boolean,
) {
    enum class Kind { LIKE, COMMENT, FOLLOW, SYSTEM }
}

data class InboxRow(val ids: List<String>, val text: String, val age: String, val isUnread: Boolean)

interface InboxView {
    fun render(rows: List<InboxRow>, badge: String?, canMarkAllRead: Boolean)
}

class NotificationInboxPresenter(private val now: () -> Instant) {

    var view: InboxView? = null
    var onMarkedRead: ((List<String>) -> Unit)? = null

    private var notifications = emptyList<InboxNotification>()

    fun load(notifications: List<InboxNotification>) {
        this.notifications = notifications.sortedWith(
            compareByDescending(InboxNotification::receivedAt).thenBy(InboxNotification::id),
        )
        render()
    }

    fun markRead(row: InboxRow) = markReadIf { it.id in row.ids }

    fun markAllRead() = markReadIf { true }

    fun remove(row: InboxRow) {
        notifications = notifications.filterNot { it.id in row.ids }
        render()
    }

    private inline fun markReadIf(matches: (InboxNotification) -> Boolean) {
        val changed = notifications.filter { !it.isRead && matches(it) }.map { it.id }
        if (changed.isEmpty()) return

        notifications = notifications.map { if (it.id in changed) it.copy(isRead = true) else it }
        onMarkedRead?.invoke(changed)
        render()
    }

    private fun render() {
        val unread = notifications.count { !it.isRead }
        val badge = when {
            unread == 0 -> null
            unread <= 99 -> unread.toString()
            else -> "99+"
        }
        view?.render(grouped().map(::toRow), badge, canMarkAllRead = unread > 0)
    }

    // All likes of a post share the row of the latest one. groupBy keeps the order of first sight.
    private fun grouped(): Collection<List<InboxNotification>> = notifications.groupBy { notification ->
        val isPostLike = notification.kind == InboxNotification.Kind.LIKE && notification.postId != null
        if (isPostLike) "post" to notification.postId else "single" to notification.id
    }.values

    private fun toRow(group: List<InboxNotification>): InboxRow {
        val newest = group.first()
        val others = group.distinctBy { it.actor }.size - 1
        return InboxRow(
            ids = group.map { it.id },
            text = textFor(newest, others),
            age = ageOf(newest.receivedAt),
            isUnread = group.any { !it.isRead },
        )
    }

    private fun textFor(notification: InboxNotification, others: Int): String = with(notification) {
        when (kind) {
            InboxNotification.Kind.LIKE -> when (others) {
                0 -> "$actor likes your post"
                1 -> "$actor and 1 other like your post"
                else -> "$actor and $others others like your post"
            }
            InboxNotification.Kind.COMMENT -> "$actor commented: $text"
            InboxNotification.Kind.FOLLOW -> "$actor follows you"
            InboxNotification.Kind.SYSTEM -> text
        }
    }

    private fun ageOf(time: Instant): String {
        val age = Duration.between(time, now())
        return when {
            age.seconds < 60 -> "now"
            age.toMinutes() < 60 -> "${age.toMinutes()}m"
            age.toHours() < 24 -> "${age.toHours()}h"
            age.toDays() < 7 -> "${age.toDays()}d"
            else -> "${age.toDays() / 7}w"
        }
    }
}
