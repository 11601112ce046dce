package nl.kletskop.activity

import java.util.TreeMap

data class FeedEntry(
  val id: Long,
  val kind: Kind,
  val createdAt: Long,
  val isRead: Boolean,
) {
  enum class Kind { MENTION, REPLY, REACTION, INVITE }
}

data class FeedSlice(val entries: List<FeedEntry>, val nextBefore: Long?)

/** The activity tab, newest first, paged by entry id. */
class NotificationFeed {
  private val entries = TreeMap<Long, FeedEntry>(reverseOrder())

  /** Known ids are replaced. */
  fun merge(incoming: List<FeedEntry>) {
    incoming.associateByTo(entries) { it.id }
  }

  fun page(
    before: Long? = null,
    kinds: Set<FeedEntry.Kind> = FeedEntry.Kind.entries.toSet(),
    unreadOnly: Boolean = false,
    limit: Int = 20,
  ): FeedSlice {
    val window = entries.values.asSequence()
      .filter { before == null || it.id < before }
      .filter { it.kind in kinds && !(unreadOnly && it.isRead) }
      .take(limit + 1)
      .toList()
    val visible = window.take(limit)
    return FeedSlice(
      entries = visible,
      nextBefore = visible.lastOrNull()?.id.takeIf { window.size > limit },
    )
  }

  fun markAllRead(upTo: Long) {
    entries.replaceAll { id, entry -> if (id <= upTo) entry.copy(isRead = true) else entry }
  }

  val unreadCount: Int get() = entries.values.count { !it.isRead }
}
