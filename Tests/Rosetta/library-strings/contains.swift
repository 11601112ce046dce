func has(name: String) -> Bool {
  return name.range(of: "@") != nil
}
