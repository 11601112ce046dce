func encoded(bytes: Data) -> String {
  return bytes.base64EncodedString()
}
