func fill(names: inout [String], more: [String]) {
  names += more
}
