func names() -> [String] {
  let names = [String]()
  return names
}
