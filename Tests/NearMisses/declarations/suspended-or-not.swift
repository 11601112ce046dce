func load() async -> String {
  return ""
}
