func cut(ages: inout [String: Int]) {
  ages.removeValue(forKey: "ann")
}
