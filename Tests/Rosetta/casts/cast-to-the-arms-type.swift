func encode(value: Any, key: String, into json: JSONObject) {
  switch value {
  case is Encodes: json.put(key, (value as! Encodes).toJson())
  case is Int: json.put(key, value as! Int)
  default: throw EncodingError.unknown
  }
}
