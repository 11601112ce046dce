func params(name: String) -> [String: Any] {
  let params: [String: Any] = ["name": name, "limit": 3]
  return params
}
