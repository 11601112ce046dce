func short(name: String) -> String {
  return String(name.prefix(3))
}
