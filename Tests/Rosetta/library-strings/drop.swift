func rest(name: String) -> String {
  return String(name.dropFirst(3))
}
