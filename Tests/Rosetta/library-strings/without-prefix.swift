func bare(name: String) -> String {
  return name.hasPrefix("@") ? String(name.dropFirst("@".count)) : name
}
