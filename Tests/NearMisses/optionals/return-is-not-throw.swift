func greet(name: String?) -> String? {
  guard let name else { return nil }
  return "hello " + name
}
