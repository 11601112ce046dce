func make(action: @escaping () async throws -> String) {
}
