func f(_ id: Int, completion: @escaping (Result<Int, Error>) -> Void) { if id > 0 { completion(.success(id)) } else { completion(.failure(Bad())) } }
