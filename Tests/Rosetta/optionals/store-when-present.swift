func params(limit: Int?) -> [String: Any] {
  var params: [String: Any] = [:]
  if let limit {
    params["limit"] = limit
  }
  return params
}
