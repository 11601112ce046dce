func greet(name: String) -> String {
  return "hello \(name)!"
}
