func fill(names: inout [String]) {
  names.append("a")
}
