func text(value: Any) -> Bool {
  return value is String
}
