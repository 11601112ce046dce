func has(ages: [String: Int]) -> Bool {
  return ages.keys.contains("ann")
}
