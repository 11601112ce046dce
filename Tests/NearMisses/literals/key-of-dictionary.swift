func params(name: String) -> [String: String] {
  return ["name": name]
}
