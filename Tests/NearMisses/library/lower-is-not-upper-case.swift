func key(name: String) -> String {
  return name.lowercased()
}
