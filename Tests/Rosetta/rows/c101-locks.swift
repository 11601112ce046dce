final class L { private let lock = NSLock()
  private var n = 0
  func add() { lock.withLock { n += 1 } }
  func get() -> Int { lock.withLock { n } } }
