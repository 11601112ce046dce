package com.tidepool.flags

import java.util.EnumMap

enum class Flag(val key: String, val defaultValue: Boolean) {
    NEW_CHECKOUT("new_checkout", false),
    OFFLINE_MODE("offline_mode", true),
    RICH_PUSH("rich_push", false),
}

/** Debug overrides win over the remote configuration, which wins over the built-in default. */
class FlagService(private val userId: String) {
    private var remote: Map<String, String> = emptyMap()
    private val overrides = EnumMap<Flag, Boolean>(Flag::class.java)

    fun update(values: Map<String, String>) {
        remote = values.toMap()
    }

    fun setOverride(flag: Flag, value: Boolean?) {
        if (value == null) overrides.remove(flag) else overrides[flag] = value
    }

    fun isEnabled(flag: Flag): Boolean =
        overrides[flag] ?: remoteValue(flag) ?: flag.defaultValue

    fun summary(): String =
        Flag.entries.joinToString(";") { "${it.key}=${if (isEnabled(it)) "on" else "off"}" }

    /** "on", "off" or a share of the users such as "25%". */
    private fun remoteValue(flag: Flag): Boolean? {
        val raw = remote[flag.key]?.lowercase() ?: return null
        return when {
            raw == "on" || raw == "true" -> true
            raw == "off" || raw == "false" -> false
            raw.endsWith('%') -> raw.dropLast(1).toLongOrNull()?.let { bucket(flag) < it }
            else -> null
        }
    }

    /** FNV-1a, so that a user stays in the same bucket on every device. */
    private fun bucket(flag: Flag): Int {
        var hash = 2_166_136_261u
        for (byte in "${flag.key}:$userId".encodeToByteArray()) {
            hash = (hash xor byte.toUByte().toUInt()) * 16_777_619u
        }
        return (hash % 100u).toInt()
    }
}
