func isMissing(name: String?) -> Bool {
  return name?.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ?? true
}
