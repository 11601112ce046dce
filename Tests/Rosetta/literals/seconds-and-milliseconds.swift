class Flusher {
  var flushEvery: Int = 30
  var longPause = 4 * 60 * 60

  func poll(timeout: Int = 600) { start(timeout) }

  func next(now: Int, wait: Int) -> Int { now + wait }
}
