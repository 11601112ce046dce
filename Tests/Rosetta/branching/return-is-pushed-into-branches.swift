func label(isOpen: Bool) -> String {
  if isOpen {
    return "open"
  } else {
    return "closed"
  }
}
