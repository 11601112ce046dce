final class L { private let lock = NSLock()
  private var n = 0
  func add() { lock.lock()
    defer { lock.unlock() }
    n += 1 }
  func get() -> Int { lock.lock()
    defer { lock.unlock() }
    return n } }
