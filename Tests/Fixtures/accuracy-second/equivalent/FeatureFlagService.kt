package com.northwind.mobile.flags

enum class FeatureFlag(val key: String) {
    NEW_CHECKOUT("new_checkout"),
    LIVE_CHAT("live_chat"),
    DARK_MAP("dark_map"),
    FAST_UPLOAD("fast_upload");

    val defaultValue: Boolean
        get() = when (this) {
            NEW_CHECKOUT, DARK_MAP -> false
            LIVE_CHAT, FAST_UPLOAD -> true
        }

    companion object {
        fun fromKey(key: String): FeatureFlag? = entries.firstOrNull { it.key == key }
    }
}

class FeatureFlagService(
    private val api: FlagApi,
    private val preferences: KeyValueStore,
) {
    private val lock = Any()
    private val overrides = mutableMapOf<FeatureFlag, Boolean>()
    private var remoteValues: Map<String, Boolean> = buildMap {
        for (flag in FeatureFlag.entries) {
            preferences.getBoolean(storageKey(flag))?.let { put(flag.key, it) }
        }
    }

    fun isEnabled(flag: FeatureFlag): Boolean = synchronized(lock) {
        overrides[flag] ?: remoteValues[flag.key] ?: flag.defaultValue
    }

    fun setOverride(value: Boolean?, flag: FeatureFlag) {
        synchronized(lock) {
            if (value == null) overrides.remove(flag) else overrides[flag] = value
        }
    }

    suspend fun refresh(userId: String?) {
        val response = api.flags(userId = userId ?: "anonymous")
        val known = response.filterKeys { FeatureFlag.fromKey(it) != null }
        replaceRemoteValues(known)
        for (flag in FeatureFlag.entries) {
            val value = known[flag.key]
            if (value != null) {
                preferences.putBoolean(storageKey(flag), value)
            } else {
                preferences.remove(storageKey(flag))
            }
        }
    }

    fun snapshot(): Map<String, Boolean> =
        FeatureFlag.entries.associate { it.key to isEnabled(it) }

    private fun replaceRemoteValues(values: Map<String, Boolean>) = synchronized(lock) {
        remoteValues = values
    }

    private companion object {
        fun storageKey(flag: FeatureFlag) = "flags.remote.${flag.key}"
    }
}
