func merge(ages: inout [String: Int], more: [String: Int]) {
  ages.merge(more) { old, _ in old }
}
