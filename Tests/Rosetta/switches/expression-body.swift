func title(kind: String) -> Int {
  switch kind {
  case "a": return 1
  case "b": return 2
  default: return 0
  }
}
