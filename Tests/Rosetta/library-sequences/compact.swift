func present(names: [String?]) -> [String] {
  return names.compactMap { $0 }
}
