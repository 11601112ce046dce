final class Session {
  private let now: () -> Int64
  init(now: @escaping () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1000) }) {
    self.now = now
  }
}
