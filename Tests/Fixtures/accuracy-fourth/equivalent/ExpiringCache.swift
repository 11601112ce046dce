import Foundation

/// Not thread-safe; confine to one queue.
final class ExpiringCache<Key: Hashable, Value> {

  private struct Entry {
    let value: Value
    let expiresAt: Date
  }

  private let lifetime: TimeInterval
  private let now: () -> Date
  private var entries: [Key: Entry] = [:]

  init(lifetime: TimeInterval, now: @escaping () -> Date = { Date() }) {
    self.lifetime = lifetime
    self.now = now
  }

  /// Number of entries, including those that have expired but were not purged yet.
  var count: Int { entries.count }

  subscript(key: Key) -> Value? {
    get {
      guard let entry = entries[key] else { return nil }
      if now() >= entry.expiresAt {
        entries[key] = nil
        return nil
      }
      return entry.value
    }
    set {
      entries[key] = newValue.map { Entry(value: $0, expiresAt: now().addingTimeInterval(lifetime)) }
    }
  }

  func value(for key: Key, orLoad load: (Key) async throws -> Value) async rethrows -> Value {
    if let hit = self[key] { return hit }
    let loaded = try await load(key)
    self[key] = loaded
    return loaded
  }

  @discardableResult
  func purgeExpired() -> Int {
    let before = entries.count
    let instant = now()
    entries = entries.filter { instant < $0.value.expiresAt }
    return before - entries.count
  }
}
