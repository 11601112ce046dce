func label(isOpen: Bool) -> String {
  let text: String
  if isOpen {
    text = "open"
  } else {
    text = "closed"
  }
  return text + "!"
}
