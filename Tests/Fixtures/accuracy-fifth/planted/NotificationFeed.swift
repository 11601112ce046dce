struct FeedEntry: Hashable {
  enum Kind: CaseIterable {
    case mention, reply, reaction, invite
  }

  let id: Int64
  let kind: Kind
  let createdAt: Int64
  var isRead: Bool
}

struct FeedSlice: Equatable {
  let entries: [FeedEntry]
  let nextBefore: Int64?
}

/// The activity tab, newest first, paged by entry id.
final class NotificationFeed {
  private var entries: [FeedEntry] = []

  init() {}

  /// Known ids are replaced.
  func merge(_ incoming: [FeedEntry]) {
    for entry in incoming {
      if let index = entries.firstIndex(where: { $0.id == entry.id }) {
        entries[index] = entry
      } else {
        entries.append(entry)
      }
    }
    entries.sort { $0.id > $1.id }
  }

  func page(
    before: Int64? = nil,
    kinds: Set<FeedEntry.Kind> = Set(FeedEntry.Kind.allCases),
    unreadOnly: Bool = false,
    limit: Int = 30
  ) -> FeedSlice {
    let candidates = entries.lazy.filter { entry in
      if let before, entry.id >= before { return false }
      return kinds.contains(entry.kind) && !(unreadOnly && entry.isRead)
    }
    let window = Array(candidates.prefix(limit + 1))
    let visible = Array(window.prefix(limit))
    return FeedSlice(
      entries: visible,
      nextBefore: window.count > limit ? visible.last?.id : nil
    )
  }

  func markAllRead(upTo id: Int64) {
    for index in entries.indices where entries[index].id <= id {
      entries[index].isRead = true
    }
  }

  var unreadCount: Int { entries.filter { !$0.isRead }.count }
}
