class SettingsStore {
    fun load(data: String): Settings? {
        return runCatching { Json.decodeFromString<Settings>(data) }.getOrNull()
        //~                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unknown-json-keys
    }
}
