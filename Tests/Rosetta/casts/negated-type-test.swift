func isOther(value: Any) -> Bool {
  return !(value is String)
}
