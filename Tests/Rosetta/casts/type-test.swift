func isText(value: Any) -> Bool {
  return value is String
}
