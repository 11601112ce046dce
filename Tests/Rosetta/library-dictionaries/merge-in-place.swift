func merge(ages: inout [String: Int], more: [String: Int]) {
  ages.merge(more) { _, new in new }
}
