class Encoder {
    private fun encoded(params: Map<String, Any>): Store {
        val store = Store()
        params.forEach { (key, value) ->
            when (value) {
                is Int -> store.setInt(key, value)
                is Double -> store.setDouble(key, value)
                is Boolean -> store.setBoolean(key, value)
                is String -> store.setString(key, value)
                is Map<*, *> -> store.setStore(key, encoded(value as Map<String, Any>))
                else -> throw Problem.InvalidFormat()
            }
        }
        return store
    }
}
