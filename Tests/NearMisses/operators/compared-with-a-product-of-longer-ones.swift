struct Quota {
  let limit: Int64

  func exceeds(_ width: Int32, _ height: Int32) -> Bool {
    return Int64(width) * Int64(height) > limit
  }
}
