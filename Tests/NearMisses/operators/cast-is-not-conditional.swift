func text(value: Any) -> String? {
  return value as? String
}
