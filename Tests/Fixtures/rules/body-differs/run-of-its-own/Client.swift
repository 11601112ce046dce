final class Client {
    private let session: Session
    private let retry: Retry

    init(session: Session, retry: Retry) {
        self.session = session
        self.retry = retry
    }

    func send(_ request: Request) async throws -> Response {
    //~ info body-differs
        try await session.execute(request)
    }

    func ask(_ request: Request) async throws -> Response {
        try await retry.run { try await session.execute(request) }
    }
}
