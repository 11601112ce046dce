func load(path: String) async -> String {
  return read(path)
}

func read(_ path: String) -> String {
  return path
}
