class Settings(private val data: JSONObject) {
    fun isOn(json: JSONObject): Boolean {
        return json.optBoolean("on", false)
        //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ json-number-bridging: takes no number for true
    }

    fun pages(json: Map<String, Any>): Int? {
        return (json["pages"] as? Number)?.toInt()
        //~ info json-number-bridging: cuts a fraction off
    }

    fun limit(key: String): Int? {
        val value = data.opt(key)
        if (value is Int) {
            return value
        } else if (value is Number) {
            return value.toInt()
            //~    ^^^^^^^^^^^^^ info json-number-bridging: cuts the fraction off
        }
        return null
    }
}
