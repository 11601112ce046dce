class Gate {
  private let mutex = NSLock()
  private var last = ""

  func enters(_ key: String) -> Bool {
    return mutex.withLock {
      if last == key { return false }
      last = key
      return true
    }
  }
}
