func read(_ lock: Lock) -> Int? {
  do {
    return try lock.withLock { 1 }
  } catch {
    return nil
  }
}
