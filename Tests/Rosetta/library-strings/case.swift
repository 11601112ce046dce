func both(name: String) -> String {
  return name.lowercased() + name.uppercased()
}
