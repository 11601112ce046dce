class Account {
    fun name(json: JSONObject): String? {
        return if (json.isNull("name")) null else json.getString("name")
    }

    fun town(store: Store): String? {
        return store.getString("town")
    }
}
