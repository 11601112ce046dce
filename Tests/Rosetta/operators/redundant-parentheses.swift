func isOpen(a: Bool, b: Bool, c: Bool) -> Bool {
  return (a && b) || c
}
