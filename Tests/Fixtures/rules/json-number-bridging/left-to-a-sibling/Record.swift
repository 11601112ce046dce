final class Record {
  private let data: [String: Any]
  init(data: [String: Any]) {
    self.data = data
  }
  func getFlag(key: String) throws -> Bool {
    guard let value = data[key] as? Bool else { throw Failure.format }
    return value
  }
  func optFlag(key: String) -> Bool? {
    return try? getFlag(key: key)
  }
}
