class Store {
  let lock: NSLock
  var count: Int = 0

  init(lock: NSLock) {
    self.lock = lock
  }

  func increment() -> Int {
    lock.lock()
    if count > 3 {
      return 3
    }
    count += 1
    lock.unlock()
    return count
  }
}
