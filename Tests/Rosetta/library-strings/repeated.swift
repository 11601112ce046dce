func line(count: Int) -> String {
  return String(repeating: "-", count: count)
}
