func load(id: String, callback: @escaping (String) -> Void) {
  callback(id)
}
