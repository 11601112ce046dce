func title(name: String?) -> String {
  guard let name = name else {
    fatalError("no name")
  }
  return name
}
