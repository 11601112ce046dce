func encode(_ params: [String: Any], into json: JSONObject) {
  for (key, value) in params {
    json.put(key, value)
    count(key)
  }
}
