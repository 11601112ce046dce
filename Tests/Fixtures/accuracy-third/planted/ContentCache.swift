import Foundation

public struct ContentRequest {
  public let path: String
  public let locale: String
  public var audience: String? = nil
  public var schema = 1
}

/// In-app messages as they came from the server, for a limited time.
public final class ContentCache {
  private struct Entry {
    let path: String
    let body: String
    let storedAt: Int64
  }

  private let lifetimeMillis: Int64
  private var entries: [String: Entry] = [:]

  public init(lifetimeMillis: Int64 = 600_000) {
    self.lifetimeMillis = lifetimeMillis
  }

  public func store(_ body: String, for request: ContentRequest, now: Int64) {
    entries[key(for: request)] = Entry(path: request.path, body: body, storedAt: now)
  }

  public func body(for request: ContentRequest, now: Int64) -> String? {
    let key = self.key(for: request)
    guard let entry = entries[key] else { return nil }
    guard now - entry.storedAt < lifetimeMillis else {
      entries.removeValue(forKey: key)
      return nil
    }
    return entry.body
  }

  /// Forgets a path in all its flavours.
  public func invalidate(path: String) {
    entries = entries.filter { $0.value.path != path }
  }

  private func key(for request: ContentRequest) -> String {
    let parts = [
      "v\(request.schema)",
      request.path,
      request.locale,
      request.audience ?? "everyone",
    ]
    return parts.joined(separator: "|")
  }
}
