func bytes(name: String) -> Data {
  return Data(name.utf8)
}
