func encode(value: Any) -> String {
  switch value {
  case let text as String: return text
  default: return ""
  }
}
