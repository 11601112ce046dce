func clean(name: String) -> String {
  return name.trimmingCharacters(in: .whitespacesAndNewlines)
}
