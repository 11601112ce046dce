func line(names: [String]) -> String {
  return names.joined()
}
