class Limits {
  static let maxRetryCount = 3
}

func limit() -> Int {
  return Limits.maxRetryCount
}
