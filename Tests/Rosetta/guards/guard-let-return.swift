func greet(name: String?) -> String {
  guard let name = name else {
    return "nobody"
  }
  return "hello " + name
}
