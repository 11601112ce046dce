func retry(_ work: @escaping () async throws -> Int) async throws -> Int { try await work() }
