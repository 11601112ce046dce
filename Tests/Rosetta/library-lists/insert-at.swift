func fill(names: inout [String]) {
  names.insert("a", at: 2)
}
