func make(a: Bool, b: Int, c: Double, d: String, e: Any) -> Bool {
  return a
}
