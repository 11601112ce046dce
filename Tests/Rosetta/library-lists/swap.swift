func turn(names: inout [String]) {
  names.swapAt(0, 1)
}
