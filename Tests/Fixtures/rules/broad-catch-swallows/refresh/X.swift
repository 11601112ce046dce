final class Service {
    private var isReady = false

    func refresh(id: String) async {
        do {
            let user = try await load(id: id)
            show(user)
        } catch {
            report(error)
        }
    }
    func load(id: String) async throws -> User { throw Failure.none }

    func start() {
        isReady = true
    }
}
