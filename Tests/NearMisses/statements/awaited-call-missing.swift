func save() async throws {
  try await upload()
  await refresh()
}

func upload() async throws {
}

func refresh() async {
}
