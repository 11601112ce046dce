func isQuoted(name: String) -> Bool {
  return name.hasPrefix("'") && name.hasSuffix("'")
}
