final class Bucket {
  private let lock = NSLock()
  func wait(_ missing: Double) -> Double {
    lock.lock()
    defer { lock.unlock() }
    refill()
    return missing <= 0 ? 0 : missing / rate
  }
}
