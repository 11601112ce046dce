fun encode(params: Map<String, Any>, json: JSONObject) {
  params.forEach { entry ->
    val key = entry.key
    val value = entry.value
    json.put(key, value)
    count(key)
  }
}
