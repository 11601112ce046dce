func cut(names: inout [String]) {
  names.removeFirst()
  names.removeLast()
}
