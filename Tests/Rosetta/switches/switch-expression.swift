func label(level: Int) -> String {
  let text = switch level {
  case 0: "none"
  default: "some"
  }
  return text
}
