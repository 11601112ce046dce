func load(id: String, completion: @escaping (Result<Item, Error>) -> Void) {
  completion(.success(Item(id: id)))
}
