func pick(names: [String]) -> String? {
  return names.randomElement()
}
