func load(path: String) throws -> String {
  return path
}
