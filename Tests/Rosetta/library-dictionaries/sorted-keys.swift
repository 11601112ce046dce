func names(ages: [String: Int]) -> [String] {
  return ages.keys.sorted()
}
