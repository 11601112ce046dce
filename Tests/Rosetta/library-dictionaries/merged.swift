func merged(ages: [String: Int], more: [String: Int]) -> [String: Int] {
  return ages.merging(more) { $1 }
}
