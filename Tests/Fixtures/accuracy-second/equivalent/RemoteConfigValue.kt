package io.beacon.config

enum class ConfigSource { UNSET, DEFAULTS, REMOTE }

data class RemoteConfigValue(val raw: String, val source: ConfigSource) {

    val boolValue: Boolean
        get() = raw in TRUE_TOKENS

    val isEmpty: Boolean
        get() = raw.isEmpty()

    companion object {
        private val TRUE_TOKENS = setOf("true", "1", "yes", "on")

        val EMPTY = RemoteConfigValue("", ConfigSource.UNSET)
    }
}

class RemoteConfig {
    private var defaults: Map<String, String> = emptyMap()
    private var fetched: Map<String, String> = emptyMap()
    private var active: Map<String, String> = emptyMap()

    fun setDefaults(values: Map<String, String>) {
        defaults = values.toMap()
    }

    fun receive(values: Map<String, String>) {
        fetched = values.toMap()
    }

    /** Returns `true` when the activation changed any value. */
    fun activate(): Boolean {
        if (active == fetched) return false
        active = fetched
        return true
    }

    operator fun get(key: String): RemoteConfigValue =
        active[key]?.let { RemoteConfigValue(it, ConfigSource.REMOTE) }
            ?: defaults[key]?.let { RemoteConfigValue(it, ConfigSource.DEFAULTS) }
            ?: RemoteConfigValue.EMPTY

    fun string(key: String, default: String = ""): String {
        val value = this[key]
        return if (value.source == ConfigSource.UNSET) default else value.raw
    }

    fun bool(key: String): Boolean = this[key].boolValue

    fun keys(prefix: String): List<String> =
        (active.keys + defaults.keys)
            .filter { it.startsWith(prefix) }
            .sorted()
}
