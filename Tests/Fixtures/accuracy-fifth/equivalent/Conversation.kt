package br.com.prosa.inbox

data class Conversation(
    val id: Long,
    val title: String,
    val pinPosition: Int? = null,
    val lastActivityMillis: Long? = null,
    val unreadMentions: Int = 0,
    val isArchived: Boolean = false,
) : Comparable<Conversation> {

    override fun compareTo(other: Conversation): Int = inboxComparator.compare(this, other)

    companion object {
        /** Inbox order: pins, then mentions, then the newest activity; never used ones at the end. */
        private val inboxComparator: Comparator<Conversation> =
            compareBy<Conversation, Int?>(nullsLast()) { it.pinPosition }
                .thenByDescending { it.unreadMentions > 0 }
                .thenByDescending { it.lastActivityMillis }
                .thenBy { it.id }
    }
}

val Conversation.isPinned: Boolean
    get() = pinPosition != null

fun Iterable<Conversation>.inboxOrder(includeArchived: Boolean = false): List<Conversation> =
    filter { includeArchived || !it.isArchived }.sorted()

fun Iterable<Conversation>.firstUnpinned(): Conversation? =
    inboxOrder().firstOrNull { !it.isPinned }
