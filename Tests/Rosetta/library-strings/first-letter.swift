func title(name: String) -> String {
  return name.prefix(1).uppercased() + name.dropFirst()
}
