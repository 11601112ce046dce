func start(names: [String]) -> [String] {
  return names.map { quote($0) }
}

func quote(_ text: String) -> String {
  return text
}
