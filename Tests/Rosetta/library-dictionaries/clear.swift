func cut(ages: inout [String: Int]) {
  ages.removeAll()
}
