class Store {
  let reading: NSLock
  let writing: NSLock
  var count: Int = 0

  init(reading: NSLock, writing: NSLock) {
    self.reading = reading
    self.writing = writing
  }

  func increment() {
    writing.lock()
    defer { writing.unlock() }
    count += 1
  }
}
