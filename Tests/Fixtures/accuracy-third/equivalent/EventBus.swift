import Foundation

public final class Subscription {
  private var onCancel: (() -> Void)?

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}

/// Main-thread bus; listeners hear of events in the order in which they subscribed.
public final class EventBus<Event> {
  private struct Entry {
    let once: Bool
    let handler: (Event) -> Void
  }

  private var entries: [Int: Entry] = [:]
  private var nextId = 0

  public init() {}

  public var listenerCount: Int { entries.count }

  public func subscribe(once: Bool = false, _ handler: @escaping (Event) -> Void) -> Subscription {
    let id = nextId
    nextId += 1
    entries[id] = Entry(once: once, handler: handler)
    return Subscription { [weak self] in self?.entries[id] = nil }
  }

  /// Works on a snapshot, (un)subscribing from a handler takes effect with the next post.
  public func post(_ event: Event) {
    let snapshot = entries.sorted { $0.key < $1.key }
    for (id, entry) in snapshot where entry.once {
      entries[id] = nil
    }
    for (_, entry) in snapshot {
      entry.handler(event)
    }
  }

  public func removeAll() {
    entries.removeAll()
  }
}
