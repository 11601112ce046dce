func isMine(name: String) -> Bool {
  return name.hasPrefix("me")
}
