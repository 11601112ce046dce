func greet() -> String? {
  guard let name = load() else { return nil }
  return "hello " + name
}

func load() -> String? {
  return nil
}
