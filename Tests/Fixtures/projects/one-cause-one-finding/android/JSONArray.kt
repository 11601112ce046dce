class JSONArray(var size: String, internal val data: org.json.JSONArray = org.json.JSONArray()) {
    fun add(value: Int) {
        data.put(value)
    }
}
