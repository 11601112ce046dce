final class DetailViewModel {
    func load() {
        api.fetch { [weak self] result in
            self?.result = result
        }
    }

    func names(_ users: [User]) -> [String] {
        return users.map { $0.name }
    }
}

final class Cache {
    func warm() {
        queue.async { [weak self] in
            self?.store.fill()
        }
    }
}
