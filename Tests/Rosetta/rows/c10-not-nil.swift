func fill(_ d: inout [String: String], _ name: String?) {
  if name != nil { d["name"] = name }
}
