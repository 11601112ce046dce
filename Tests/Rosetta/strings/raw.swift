func pattern() -> String {
  return #"^\d+$"#
}
