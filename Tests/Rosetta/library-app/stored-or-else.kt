class Settings(private val defaults: SharedPreferences) {
    var isOn: Boolean
        get() = defaults.getBoolean("on", true)
        set(value) = defaults.edit { putBoolean("on", value) }

    val size: Int
        get() = defaults.getInt("size", 14)

    fun retries(): Int = defaults.getInt("retries", 3)

    fun reset() {
        defaults.edit {
            listOf("on", "size").forEach { remove(it) }
        }
    }

    fun write(name: String, count: Int) {
        defaults.edit().putString("name", name).putInt("count", count).apply()
    }

    fun put(text: String?, key: String) {
        defaults.edit().putString(key, text).apply()
    }
}
