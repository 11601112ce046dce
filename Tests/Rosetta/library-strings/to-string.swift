func text(count: Int) -> String {
  return String(count)
}
