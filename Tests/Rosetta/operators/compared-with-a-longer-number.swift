struct Quota {
  let limit: Int64

  func exceeds(_ size: Int) -> Bool {
    return Int64(size) > limit
  }

  func isUsedUp(by files: [String]) -> Bool {
    return limit <= Int64(files.count)
  }
}
