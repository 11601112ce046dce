final class Cellar {
    let rack: Rack

    init(rack: Rack) { self.rack = rack }

    func close(completion: @escaping () -> Void) {
        guard rack.isOpen else {
            completion()
            return
        }
        rack.lock(mark: true) { _ in completion() }
    }

    func load(id: Int, completion: @escaping (Sheet?) -> Void) {
        if id < 0 {
            completion(nil)
            return
        }
        rack.fetch(id: id) { sheet in completion(sheet) }
    }

    func count(of id: Int, completion: @escaping (Result<Int, Error>) -> Void) {
        if id < 0 {
            completion(.failure(RackError.unknown))
            return
        }
        completion(.success(id + 1))
    }
}

struct Sheet {
    let id: Int
}

enum RackError: Error {
    case unknown
}

final class Rack {
    var isOpen = true

    func lock(mark: Bool, completion: @escaping (Bool) -> Void) {
        isOpen = false
        completion(mark)
    }

    func fetch(id: Int, completion: @escaping (Sheet) -> Void) {
        completion(Sheet(id: id))
    }
}
