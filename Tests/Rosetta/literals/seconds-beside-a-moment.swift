final class Waiter {
  func next(now: Int, clamped: Int) -> Int { now + clamped }
  func start(timeout: Int, limit: Int) {
    let least = min(timeout, limit)
    begin(least)
  }
}
