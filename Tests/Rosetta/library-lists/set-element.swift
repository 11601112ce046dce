func change(names: inout [String]) {
  names[0] = "a"
}
