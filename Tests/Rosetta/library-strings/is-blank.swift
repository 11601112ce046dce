func isBlank(name: String) -> Bool {
  return name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
}
