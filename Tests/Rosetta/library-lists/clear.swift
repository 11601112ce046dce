func cut(names: inout [String]) {
  names.removeAll()
}
