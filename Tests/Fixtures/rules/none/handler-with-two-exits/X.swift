func retry() async throws {
    do {
        try await run()
    } catch let failure as HTTPFailure {
        guard failure.isRetryable, attempt < limit else { throw failure }
        try await wait(attempt)
    }
}
