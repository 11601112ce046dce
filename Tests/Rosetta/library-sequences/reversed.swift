func turned(names: [String]) -> [String] {
  return Array(names.reversed())
}
