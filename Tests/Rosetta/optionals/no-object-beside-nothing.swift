func collect(rows: [String: Any], keys: [String]) {
  for key in keys {
    guard let raw = rows[key], !(raw is NSNull) else { continue }
    take(raw)
  }
}
