func fill(ages: inout [String: Int]) {
  ages.updateValue(3, forKey: "ann")
}
