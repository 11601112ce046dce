func names() -> [String] {
  var names = ["a"]
  names.append("b")
  return names
}
