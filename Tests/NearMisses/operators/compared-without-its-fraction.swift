struct Quota {
  let limit: Int64

  func exceeds(_ size: Double) -> Bool {
    return Int64(size) > limit
  }
}
