func isEmpty(name: String) -> Bool {
  return name.isEmpty
}
