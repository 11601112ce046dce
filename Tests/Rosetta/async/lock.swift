class Store {
  private let lock = NSLock()
  private var count: Int = 0

  func increment() {
    lock.withLock {
      count += 1
    }
  }
}
