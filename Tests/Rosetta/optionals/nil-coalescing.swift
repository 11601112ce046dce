func title(name: String?) -> String {
  return name ?? "guest"
}
