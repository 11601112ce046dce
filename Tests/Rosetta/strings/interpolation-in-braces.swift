func greet(names: [String]) -> String {
  return "hello \(names.count)"
}
