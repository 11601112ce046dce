func list(names: [String]?) -> [String] {
  return names ?? []
}
