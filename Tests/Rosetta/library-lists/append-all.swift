func fill(names: inout [String], more: [String]) {
  names.append(contentsOf: more)
}
