class Account {
    fun label(json: JSONObject): String {
        val name: String? = json.optString("name")
        //~                 ^^^^^^^^^^^^^^^^^^^^^^ json-null-as-text: gives the text `null`
        return name ?: "somebody"
    }

    fun code(json: JSONObject): String? {
        return json.getString("code")
        //~ info json-null-as-text
    }
}
