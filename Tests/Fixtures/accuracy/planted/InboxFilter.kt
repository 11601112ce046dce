package com.acme.chat.inbox

data class Conversation(
    val id: String,
    val title: String,
    val unread: Int,
    val isArchived: Boolean,
    val isMuted: Boolean,
    val lastMessageAt: Long,
)

enum class InboxTab { ALL, UNREAD, ARCHIVED }

class InboxFilter(
    private val tab: InboxTab,
    private val query: String,
) {

    fun apply(conversations: List<Conversation>, includeMuted: Boolean = false): List<Conversation> =
        conversations
            .filter { includeMuted || !it.isMuted }
            .filter { it.matchesTab() && it.matchesQuery() }
            .sortedByDescending { it.lastMessageAt }

    fun badgeFor(conversations: List<Conversation>): String? {
        val sum = conversations.sumOf { if (it.isArchived || it.isMuted) 0 else it.unread }
        return when {
            sum <= 0 -> null
            sum > 99 -> "99+"
            else -> "$sum"
        }
    }

    private fun Conversation.matchesTab(): Boolean = when (tab) {
        InboxTab.ALL -> !isArchived
        InboxTab.UNREAD -> !isArchived && unread > 0
        InboxTab.ARCHIVED -> isArchived
    }

    private fun Conversation.matchesQuery(): Boolean =
        query.isEmpty() || query.lowercase() in title.lowercase()
}
