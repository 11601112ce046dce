func label(isOpen: Bool) -> String {
  if isOpen {
    return "open"
  }
  return "closed"
}
