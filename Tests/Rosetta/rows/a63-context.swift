final class Store {
  init() {}
  func open(name: String) -> Database { return Database(name: name) }
}
