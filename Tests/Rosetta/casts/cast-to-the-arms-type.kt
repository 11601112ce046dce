fun encode(value: Any, key: String, json: JSONObject) {
  when (value) {
    is Encodes -> json.put(key, value.toJson())
    is Int -> json.put(key, value)
    else -> throw EncodingError.Unknown()
  }
}
