func fill(_ d: inout [String: String], _ name: String?) {
  if let name { d["name"] = name }
}
