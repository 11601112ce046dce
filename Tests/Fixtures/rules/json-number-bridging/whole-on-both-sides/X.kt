class Settings {
    fun price(json: Map<String, Any>): Double? {
        return (json["price"] as? Number)?.toDouble()
    }

    fun text(json: JSONObject): String {
        return json.optString("text", "")
        //~ json-null-as-text
    }

    fun rounded(json: Map<String, Any>, weight: Double): Int {
        val name = json["name"] as? String
        return if (name == null) 0 else weight.toInt()
    }
}
