func start() throws -> String {
  let text = try load(path: "a")
  return text
}

func load(path: String) throws -> String {
  return path
}
