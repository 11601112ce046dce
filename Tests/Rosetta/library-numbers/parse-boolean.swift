func flag(text: String) -> Bool? {
  return Bool(text)
}
