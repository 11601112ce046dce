func finish(callback: (Result<String, Error>) -> Void, error: Error) {
  callback(.failure(error))
}
