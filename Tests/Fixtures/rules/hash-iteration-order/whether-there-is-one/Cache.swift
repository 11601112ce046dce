final class Cache {
  private var ages: [String: Int] = [:]
  func hasAdult() -> Bool {
    return ages.first(where: { $0.value > 17 }) != nil
  }
  func clear() {
    for key in Array(ages.keys) {
      ages.removeValue(forKey: key)
    }
  }
  func names() -> [String] {
    return Array(ages.keys)
    //~ hash-iteration-order
  }
}
