func hex(count: Int) -> String {
  return String(count, radix: 16)
}
