class Limits {
  static let kMaxRetries = 3

  static func canRetry(count: Int) -> Bool {
    return count < kMaxRetries
  }
}
