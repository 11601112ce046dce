final class Cache {
  private var values: [String: Data] = [:]
  func store(_ value: Data, for key: String) { values[key] = value }
}
