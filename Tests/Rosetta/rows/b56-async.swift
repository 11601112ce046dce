func profile(_ id: Int) async throws -> Profile { return try await api.profile(id) }
