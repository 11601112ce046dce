protocol Storage {
  func object<T>(key: String, type: T.Type) -> T?
}

extension Storage {
  func object<T>(key: String) -> T? {
    return object(key: key, type: T.self)
  }
}
