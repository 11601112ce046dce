func text(bytes: Data) -> String {
  return String(decoding: bytes, as: UTF8.self)
}
