func split(text: String) -> (String, Int, Bool)? {
  return nil
}
