final class Shelf {
  private let shelfLock = NSLock()
  func books(kind: String) -> [String: Any]? {
    shelfLock.withLock { cached(kind) }
  }
}
