func cut(names: inout [String]) {
  names.remove(at: 2)
}
