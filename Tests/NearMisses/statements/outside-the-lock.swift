class Store {
  let lock: NSLock
  var count: Int = 0

  init(lock: NSLock) {
    self.lock = lock
  }

  func increment() {
    lock.lock()
    count += 1
    lock.unlock()
    report()
  }

  func report() {
  }
}
