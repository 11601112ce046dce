func title(name: String) -> String {
  return name.capitalized
}
