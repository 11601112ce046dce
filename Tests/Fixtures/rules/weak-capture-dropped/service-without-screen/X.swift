final class Cache {
    private let service: Service
    func load(id: String) {
        service.details(id: id) { [weak self] details in
            self?.store(details)
        }
    }
    func store(_ details: Details) {}
}
