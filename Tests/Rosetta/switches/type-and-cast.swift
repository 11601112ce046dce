func encode(value: Any) -> String {
  switch value {
  case is String: return quote(value as! String)
  default: return ""
  }
}

func quote(_ text: String) -> String {
  return text
}
