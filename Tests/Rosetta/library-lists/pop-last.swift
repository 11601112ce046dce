func pop(names: inout [String]) -> String? {
  return names.popLast()
}
