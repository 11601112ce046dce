func profile(_ id: Int) async throws -> Profile {
    let raw = try await api.get(id)
    let picture = try await pictures.of(raw)
    return Profile(raw, picture)
}

func store(_ profile: Profile) async throws -> Int {
    let row = Row(profile)
    return try await table.insert(row)
}
