func label(isOpen: Bool) -> String {
  return isOpen ? "open" : "closed"
}
