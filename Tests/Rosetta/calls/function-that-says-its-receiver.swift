struct Passkey {
  let id: String

  func delete() async throws {
    try await passkeys.delete(id: id)
  }
}
