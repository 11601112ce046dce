func load(id: String, completion: @escaping (Int) -> Void) {
  completion(1)
}
