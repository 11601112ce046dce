func clean(name: String) -> String {
  return name.replacingOccurrences(of: "-", with: "_")
}
