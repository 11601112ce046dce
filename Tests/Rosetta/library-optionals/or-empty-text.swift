func text(name: String?) -> String {
  return name ?? ""
}
