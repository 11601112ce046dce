class Document(private val data: JSONObject) {
    fun tags(key: String): List<String>? {
        try {
            val array = data.getJSONArray(key)
            return array.map { item -> item as String }
            //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ generic-cast-erasure: throws a `ClassCastException`
        } catch (error: JSONException) {
            return null
        }
    }
}
