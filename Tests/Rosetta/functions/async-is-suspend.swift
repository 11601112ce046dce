func fetch(id: String) async -> String {
  return id
}
