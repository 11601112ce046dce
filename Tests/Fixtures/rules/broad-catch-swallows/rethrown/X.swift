final class Service {
    private var isReady = false

    func refresh(id: String) async throws {
        do {
            show(try await load(id: id))
        } catch {
            report(error)
            throw error
        }
    }
    func load(id: String) async throws -> User { throw Failure.none }

    func start() {
        isReady = true
    }
}
