func has(ages: [String: String]) -> Bool {
  return ages.keys.contains("ann")
}
