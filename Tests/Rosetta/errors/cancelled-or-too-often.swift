func poll(_ ask: () async throws -> Int) async throws -> Int {
    var turns = 0
    while true {
        do {
            return try await ask()
        } catch {
            turns += 1
            if error is CancellationError || turns > 5 { throw error }
        }
    }
}
