func kind(value: Any) -> String {
  switch value {
  case is String: return "text"
  case is Bool: return "flag"
  default: return "other"
  }
}
